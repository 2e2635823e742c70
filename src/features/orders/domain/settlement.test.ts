import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EndedStatus } from './order-state';
import { settlementOf } from './settlement';

const half = (paid: number) => Math.round(paid / 2);

describe('when an order ends', () => {
  test.each<[EndedStatus, { held: number; wrong: number }, { back: number; retained: number }]>([
    ['expired', { held: 980_000, wrong: 980_000 }, { back: 980_000, retained: 0 }],
    ['declined', { held: 990_000, wrong: 0 }, { back: 990_000, retained: 0 }],
    ['cancelled', { held: 990_000, wrong: 0 }, { back: 495_000, retained: 495_000 }],
    ['cancelled', { held: 980_000, wrong: 980_000 }, { back: 980_000, retained: 0 }],
    ['refunded', { held: 1_970_000, wrong: 980_000 }, { back: 1_475_000, retained: 495_000 }],
    ['cancelled', { held: -5, wrong: 0 }, { back: 0, retained: 0 }],
  ])('as %s, holding %o, it settles %o', (to, money, expected) => {
    expect(settlementOf(to, money, half)).toEqual(expected);
  });

  test('every rupiah is either refunded or retained, and money that was never a payment is never retained', () => {
    const statuses: EndedStatus[] = ['completed', 'cancelled', 'declined', 'refunded', 'expired'];
    const money = fc.record({ held: fc.nat(9_000_000), wrong: fc.nat(9_000_000) });
    fc.assert(
      fc.property(fc.constantFrom(...statuses), money, fc.integer(), (to, { held, wrong }, wanted) => {
        const { back, retained } = settlementOf(to, { held, wrong: Math.min(wrong, held) }, () => wanted);
        expect(back + retained).toBe(held);
        expect(back).toBeGreaterThanOrEqual(Math.min(wrong, held));
        expect(retained).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
