// Before the first paint: the chosen theme and language, so that nobody is dazzled. The page itself takes over from here.
(() => {
  const root = document.documentElement;
  const theme = localStorage.getItem('theme');
  const light = theme === 'light' || (theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  const language = localStorage.getItem('language');
  if (language === 'en' || language === 'fr') root.lang = language;
})();
