import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT, firstOrders, keptOrders } from './orders';

const MOMENTS = [{ name: 'attack-on-us' }, { name: 'enemy-card' }];

describe('standing orders', () => {
  afterEach(() => localStorage.clear());

  it('reads what the browser keeps, and nothing that is broken', () => {
    expect(keptOrders()).toEqual(DEFAULT);
    localStorage.setItem('orders', '{"ask":"never","stops":["enemy-card",3]}');
    expect(keptOrders()).toEqual({ ask: 'never', stops: ['enemy-card'] });
    for (const broken of ['{"ask":"sometimes","stops":[]}', '{"ask":"never"}', 'nothing', 'null']) {
      localStorage.setItem('orders', broken);
      expect(keptOrders()).toEqual(DEFAULT);
    }
  });

  it('orders a default only where it differs, with the moments of this game', () => {
    expect(firstOrders(DEFAULT, MOMENTS)).toBeNull();
    expect(firstOrders({ ask: 'able', stops: ['full-moon'] }, MOMENTS)).toBeNull();
    expect(firstOrders({ ask: 'never', stops: ['enemy-card', 'full-moon'] }, MOMENTS)).toEqual({
      ask: 'never',
      stops: ['enemy-card'],
      until: 'changed',
    });
  });
});
