import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allTransitions,
  type EventActor,
  hasEnded,
  holdsSeats,
  isAllowed,
  isFinal,
  type OrderStatus,
  orderStatuses,
  statusAfter,
} from './order-state';

const doers: EventActor[] = ['customer', 'admin', 'system'];
const waysFrom = (status: OrderStatus) =>
  allTransitions.filter((transition) => doers.some((by) => isAllowed(transition, status, by)));

describe('the transitions of an order', () => {
  test('reach every status from the first', () => {
    const reached = new Set<OrderStatus>(['pending_payment']);
    for (const status of reached) for (const way of waysFrom(status)) reached.add(statusAfter(way));
    expect([...reached].sort()).toEqual([...orderStatuses].sort());
  });

  test('end in completed, cancelled, declined or refunded; an expired order can still be paid', () => {
    expect(orderStatuses.filter(isFinal)).toEqual(['completed', 'cancelled', 'declined', 'refunded']);
    expect(waysFrom('expired')).toEqual(['pay', 'accept']);
  });

  test('count as ended exactly the statuses in which the divers no longer come or have already been', () => {
    expect(orderStatuses.filter(hasEnded)).toEqual(['completed', 'cancelled', 'declined', 'refunded', 'expired']);
  });

  test('are finite: no status can be entered twice', () => {
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

  test('release the seats exactly when an order ends without the dive, or expires', () => {
    expect(orderStatuses.filter((status) => !holdsSeats(status))).toEqual([
      'cancelled',
      'declined',
      'refunded',
      'expired',
    ]);
  });
});

describe('isAllowed for', () => {
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
