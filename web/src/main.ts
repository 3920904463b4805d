import '@fontsource/grenze/latin-600.css';
import '@fontsource/grenze/latin-800.css';
import '@fontsource/grenze/latin-ext-600.css';
import '@fontsource/grenze/latin-ext-800.css';
import '@fontsource-variable/grenze-gotisch';
import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/atkinson-hyperlegible-next/wght-italic.css';
import './styles/tokens.css';
import './styles/kit.css';
import './styles/shell.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { plantEmblems } from './emblems/plant';
import { fetchTexts, speech } from './lib/words.svelte';

plantEmblems(document);
const target = document.getElementById('app');
if (!target) throw new Error('index.html has lost its #app');
await fetchTexts(speech.language);
mount(App, { target });

// Without it (an old browser, a plain http address) everything works but a reload while the service is away.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker
    .register('/watch.js')
    .catch((error: unknown) => console.info('no page is kept for later:', error));
}
