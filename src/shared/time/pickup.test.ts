import { describe, expect, test } from 'vitest';
import type { Transfers } from '@/shared/schema/transfers';
import { pickupOf, transfersOf } from './pickup';

const early: Transfers = {
  pickup: [{ area: 'sanur', from: '05:00', to: '05:15' }],
  returning: { from: '17:30', to: '18:00' },
};

describe('the morning pickup', () => {
  test('comes at the usual time for a product without its own time', () => {
    expect(pickupOf({ pickup: true, transfers: null }, 'sanur')).toEqual({
      area: 'sanur',
      from: '07:00',
      to: '07:15',
      back: { from: '16:00', to: '18:00' },
    });
  });

  test('comes at the product’s own time, in the product’s areas only', () => {
    const product = { pickup: true, transfers: early };
    expect(pickupOf(product, 'sanur')).toEqual({ area: 'sanur', from: '05:00', to: '05:15', back: early.returning });
    expect(pickupOf(product, 'kuta')).toBeNull();
  });

  test('does not come for guests who meet us at the shop, nor for a product without pickup', () => {
    expect(pickupOf({ pickup: true, transfers: null }, null)).toBeNull();
    expect(pickupOf({ pickup: false, transfers: early }, 'sanur')).toBeNull();
    expect(transfersOf({ pickup: false, transfers: early })).toBeNull();
  });
});
