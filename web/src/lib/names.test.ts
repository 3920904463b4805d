import { describe, expect, it } from 'vitest';
import { friendlyName } from './names';

describe('friendly names', () => {
  it.each(['en', 'fr'] as const)('fit the service in %s, whatever luck says', (language) => {
    for (let step = 0; step < 100; step++) {
      let turn = 0;
      const name = friendlyName(language, () => (turn++ % 2 === 0 ? step % 10 : Math.floor(step / 10)) / 10);
      expect(name.length).toBeLessThanOrEqual(24);
      expect(name).toMatch(/^\S+ \S+$/);
    }
  });
});
