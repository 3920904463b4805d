import { expect, it } from 'vitest';
import { isFairDeal } from './deal';

// As the record in the documentation shows it: printf %s doc | sha256sum
const COMMITMENT = '139d544b821b13ebea14f1b0fe18577222e415c2966e3a3511c4196055232202';

it('a seed that was promised is recognised', () => {
  expect(isFairDeal('doc', COMMITMENT)).toBe(true);
  expect(isFairDeal('doc', COMMITMENT.toUpperCase())).toBe(true);
});

it('another seed is not', () => {
  expect(isFairDeal('dox', COMMITMENT)).toBe(false);
  expect(isFairDeal('doc ', COMMITMENT)).toBe(false);
  expect(isFairDeal('doc', '')).toBe(false);
});
