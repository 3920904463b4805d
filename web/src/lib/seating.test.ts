import { afterEach, describe, expect, it } from 'vitest';
import { replace } from './router.svelte';
import { invitationOf, linkTo } from './seating';

afterEach(() => replace('/'));

describe('the link to a table', () => {
  it('carries the invitation that the table told', () => {
    replace('/t/abc');
    expect(linkTo({ id: 'abc', invite: 'a+b' })).toBe(`${location.origin}/t/abc?invite=a%2Bb`);
  });

  it('carries the invitation by which a guest came, before they sit down', () => {
    replace('/t/abc?invite=word');
    expect(invitationOf({ invite: null })).toBe('word');
    expect(linkTo({ id: 'abc', invite: null })).toBe(`${location.origin}/t/abc?invite=word`);
  });

  it('is plain where no invitation is needed', () => {
    replace('/t/abc');
    expect(linkTo({ id: 'abc', invite: null })).toBe(`${location.origin}/t/abc`);
  });
});
