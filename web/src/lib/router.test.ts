import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressToFollow, followLinks, go, replace, route } from './router.svelte';

let stop: () => void;

beforeEach(() => {
  replace('/');
  stop = followLinks(document);
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function link(attributes: Record<string, string>): HTMLAnchorElement {
  const anchor = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
  anchor.append(document.createElement('b'));
  document.body.append(anchor);
  return anchor;
}

/** Click on something inside the link; tells whether the browser would have followed it. */
function click(anchor: HTMLAnchorElement, how: MouseEventInit = {}): boolean {
  const stayPut = (event: Event): void => event.preventDefault(); // jsdom cannot navigate
  window.addEventListener('click', stayPut, { once: true });
  let left = false;
  document.addEventListener('click', (event) => (left = !event.defaultPrevented), { once: true });
  anchor.firstElementChild?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how }),
  );
  window.removeEventListener('click', stayPut);
  return left;
}

describe('the router', () => {
  it('goes to an address and back again', async () => {
    go('/rules/plankton-horde?words=tower');
    expect(route.path).toBe('/rules/plankton-horde');
    expect(route.query.get('words')).toBe('tower');
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
    expect(route.path).toBe('/');
  });

  it('replaces an address without a step to go back to', () => {
    const before = history.length;
    replace('/replay/x?at=4');
    expect(route.query.get('at')).toBe('4');
    expect(history.length).toBe(before);
  });

  it('does not mind a slash at the end', () => {
    go('/my/');
    expect(route.path).toBe('/my');
    go('/');
    expect(route.path).toBe('/');
  });

  it('takes over links that stay inside, wherever inside them the click lands', () => {
    expect(click(link({ href: '/my' }))).toBe(false);
    expect(route.path).toBe('/my');
  });

  it.each([
    ['with the middle button', { href: '/my' }, { button: 1 }],
    ['with control held', { href: '/my' }, { ctrlKey: true }],
    ['with the command key held', { href: '/my' }, { metaKey: true }],
    ['into a new window', { href: '/my', target: '_blank' }, {}],
    ['that download', { href: '/my', download: '' }, {}],
    ['to another site', { href: 'https://example.org/my' }, {}],
    ['to the service itself', { href: '/api/tables/x/record' }, {}],
    ['to a place on this page', { href: '#main' }, {}],
  ] as const)('leaves links %s to the browser', (_, attributes, how) => {
    expect(click(link(attributes), how)).toBe(true);
    expect(route.path).toBe('/');
  });

  it('leaves a click alone that somebody has answered already', () => {
    const anchor = link({ href: '/my' });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    event.preventDefault();
    Object.defineProperty(event, 'target', { value: anchor });
    expect(addressToFollow(event)).toBeNull();
  });
});
