import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allTransitions,
  type Doer,
  hasEnded,
  holdsSeats,
  isAllowed,
  isFinal,
  type OrderStatus,
  orderStatuses,
  statusAfter,
} from './order-state';

const doers: Doer[] = ['customer', 'admin', 'system'];
const waysFrom = (status: OrderStatus) =>
  allTransitions.filter((transition) => doers.some((by) => isAllowed(transition, status, by)));

describe('the life of an order', () => {
  test('reaches every status there is from the first', () => {
    const reached = new Set<OrderStatus>(['pending_payment']);
    for (const status of reached) for (const way of waysFrom(status)) reached.add(statusAfter(way));
    expect([...reached].sort()).toEqual([...orderStatuses].sort());
  });

  test('ends in completed, cancelled, declined or refunded; an expired one can still be paid', () => {
    expect(orderStatuses.filter(isFinal)).toEqual(['completed', 'cancelled', 'declined', 'refunded']);
    expect(waysFrom('expired')).toEqual(['pay', 'accept']);
  });

  test('is settled exactly when its divers no longer come, or have been', () => {
    expect(orderStatuses.filter(hasEnded)).toEqual(['completed', 'cancelled', 'declined', 'refunded', 'expired']);
  });

  test('always comes to an end: no status can be entered twice', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 20 }), (picks) => {
        const seen: OrderStatus[] = ['pending_payment'];
        for (const pick of picks) {
          const ways = waysFrom(seen.at(-1) as OrderStatus);
          if (ways.length === 0) break;
          seen.push(statusAfter(ways[pick % ways.length] as (typeof ways)[number]));
        }
        expect(new Set(seen).size).toBe(seen.length);
      }),
    );
  });

  test('gives places back exactly when it ends without the dive, or runs out of time', () => {
    expect(orderStatuses.filter((status) => !holdsSeats(status))).toEqual([
      'cancelled',
      'declined',
      'refunded',
      'expired',
    ]);
  });
});

describe('who may', () => {
  test.each([
    ['confirm', 'paid', 'customer', false],
    ['confirm', 'paid', 'admin', true],
    ['confirm', 'pending_payment', 'admin', false],
    ['decline', 'paid', 'admin', true],
    ['decline', 'confirmed', 'admin', true],
    ['decline', 'paid', 'customer', false],
    ['cancel', 'pending_payment', 'customer', true],
    ['cancel', 'confirmed', 'customer', true],
    ['cancel', 'completed', 'customer', false],
    ['cancel', 'expired', 'customer', false],
    ['refund', 'paid', 'customer', true],
    ['refund', 'pending_payment', 'customer', false],
    ['refund', 'cancelled', 'admin', false],
    ['pay', 'pending_payment', 'customer', false],
    ['pay', 'pending_payment', 'system', true],
    ['pay', 'cancelled', 'system', false],
    ['accept', 'pending_payment', 'admin', true],
    ['accept', 'expired', 'admin', true],
    ['accept', 'pending_payment', 'system', false],
    ['accept', 'cancelled', 'admin', false],
    ['complete', 'confirmed', 'system', true],
    ['complete', 'paid', 'system', false],
    ['expire', 'paid', 'system', false],
  ] as const)('%s an order that is %s, as %s: %s', (transition, from, by, allowed) => {
    expect(isAllowed(transition, from, by)).toBe(allowed);
  });
});
