// Before the first paint: the chosen theme and language, so that nobody is dazzled. The page itself takes over from here.
(() => {
  const root = document.documentElement;
  const theme = localStorage.getItem('theme');
  const light = theme === 'light' || (theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  const language = localStorage.getItem('language');
  // The texts of the page are files, one for each language: that of the reader comes beside the page.
  const texts = [...document.querySelectorAll('link[rel=texts]')];
  const wanted = [language, ...navigator.languages.map((each) => each.split('-')[0])];
  const spoken = wanted.map((each) => texts.find(({ hreflang }) => hreflang === each)).find(Boolean) ?? texts[0];
  if (!spoken) return;
  root.lang = spoken.hreflang;
  spoken.rel = 'modulepreload';
})();
