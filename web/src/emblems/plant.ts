import sprite from './emblems.svg?raw';

/** Put all emblems (`e-...`) and icons (`i-...`) into the page once; `<use href="#e-dragon">` finds them there. */
export function plantEmblems(page: Document): void {
  const parsed = new DOMParser().parseFromString(sprite, 'image/svg+xml').documentElement;
  const svg = page.importNode(parsed, true);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'sr');
  page.body.prepend(svg);
}
