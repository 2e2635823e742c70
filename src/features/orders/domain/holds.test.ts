import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdMinutes } from '@/shared/shop/hold-minutes';
import { defaultShop } from '@/shared/shop/sections';
import { decideHold, type HoldFacts, type HoldUsage } from './decide-hold';
import { holdSettingsOf, limitsOf } from './hold-limits';

const now = new Date('2026-11-21T02:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const holdSettings = holdSettingsOf(defaultShop.selling);
const limits = limitsOf(holdSettings, 1);

const usage = (orders: number, seats: number, lastHour = orders): HoldUsage => ({
  open: { orders, seats, firstEndsAt: orders ? inMinutes(12) : null },
  lastHour: { orders: lastHour, oldestAt: lastHour ? inMinutes(-50) : null },
});
const none = usage(0, 0);

const decide = (facts: Partial<HoldFacts>) => {
  const decision = decideHold({ origin: 'online', seats: 2, account: none, network: none, ...facts }, limits, now);
  return decision.isAllowed ? 'allowed' : decision.refusal;
};

describe('limitsOf', () => {
  test('gives a network five times the limits of an account', () => {
    expect(limits).toEqual({
      account: { orders: 3, seats: 24, ordersAnHour: 20 },
      network: { orders: 15, seats: 120, ordersAnHour: 100 },
      shortened: { halvedAfter: 2, thirdAfter: 4 },
    });
  });

  test('multiplies every limit by the factor, and no limit falls to zero', () => {
    expect(limitsOf(holdSettings, 10)).toEqual({
      account: { orders: 30, seats: 240, ordersAnHour: 200 },
      network: { orders: 150, seats: 1200, ordersAnHour: 1000 },
      shortened: { halvedAfter: 20, thirdAfter: 40 },
    });
    expect(limitsOf(holdSettings, 0.001).account).toEqual({ orders: 1, seats: 1, ordersAnHour: 1 });
  });
});

describe('decideHold', () => {
  test.each([
    ['the first order', {}],
    ['a third order', { account: usage(2, 4) }],
    ['the last seats', { account: usage(1, 12), seats: 12 }],
    ['the twentieth order of an hour', { account: usage(0, 0, 19) }],
    ['the fifteenth order of a network', { network: usage(14, 118) }],
    ['an order from nowhere', { network: null }],
  ])('allows %s', (_what, facts) => {
    expect(decide(facts)).toBe('allowed');
  });

  test.each([
    [
      'a fourth order',
      { account: usage(3, 6) },
      { reason: 'too_many_open', scope: 'account', orders: 3, firstEndsAt: inMinutes(12) },
    ],
    [
      'seats above those of an account',
      { account: usage(1, 12), seats: 13 },
      { reason: 'too_many_seats', scope: 'account', seats: 12, most: 24, firstEndsAt: inMinutes(12) },
    ],
    [
      'the sixteenth order of a network',
      { network: usage(15, 30) },
      { reason: 'too_many_open', scope: 'network', orders: 15, firstEndsAt: inMinutes(12) },
    ],
    [
      'seats above those of a network',
      { network: usage(10, 119) },
      { reason: 'too_many_seats', scope: 'network', seats: 119, most: 120, firstEndsAt: inMinutes(12) },
    ],
    [
      'more than twenty an hour',
      { account: usage(0, 0, 20) },
      { reason: 'too_many_an_hour', scope: 'account', retryAfterMs: 600_000 },
    ],
    [
      'more than a hundred an hour of a network',
      { network: usage(0, 0, 100) },
      { reason: 'too_many_an_hour', scope: 'network', retryAfterMs: 600_000 },
    ],
    ['a group that no account may hold', { seats: 25 }, { reason: 'group_too_large', most: 24 }],
  ])('refuses %s', (_what, facts, refusal) => {
    expect(decide(facts)).toEqual(refusal);
  });

  test('reports the hourly limit first, since paying for an order would not lift it', () => {
    expect(decide({ account: usage(3, 24, 20) })).toMatchObject({ reason: 'too_many_an_hour', scope: 'account' });
    expect(decide({ account: usage(3, 24), network: usage(15, 30) })).toMatchObject({ scope: 'account' });
  });

  test('has no limit for phone orders', () => {
    expect(decideHold({ origin: 'phone' }, limitsOf(holdSettings, 0.001), now)).toEqual({ isAllowed: true });
  });

  test('never allows more than the limits, in whatever order and size bookings come', () => {
    const bookings = fc.array(fc.record({ account: fc.nat(6), seats: fc.integer({ min: 1, max: 30 }) }));
    fc.assert(
      fc.property(bookings, (wanted) => {
        const held: { account: number; seats: number }[] = [];
        const sum = (of: typeof held) =>
          usage(
            of.length,
            of.reduce((seats, one) => seats + one.seats, 0),
            of.length,
          );
        for (const { account, seats } of wanted) {
          const own = held.filter((one) => one.account === account);
          if (decide({ seats, account: sum(own), network: sum(held) }) === 'allowed') held.push({ account, seats });
        }
        const { open: network } = sum(held);
        expect(network.orders).toBeLessThanOrEqual(15);
        expect(network.seats).toBeLessThanOrEqual(120);
        for (let account = 0; account <= 6; account += 1) {
          const { open } = sum(held.filter((one) => one.account === account));
          expect(open.orders).toBeLessThanOrEqual(3);
          expect(open.seats).toBeLessThanOrEqual(24);
        }
      }),
    );
  });
});

describe('holdMinutes', () => {
  const { shortened } = limits;

  test.each([
    [30, [30, 30, 15, 15, 10, 10]],
    [60, [60, 60, 30, 30, 20, 20]],
    [25, [25, 25, 13, 13, 8, 8]],
    [1, [1, 1, 1, 1, 1, 1]],
    [0.5, [0.5, 0.5, 0.5, 0.5, 0.5, 0.5]],
  ])('of %d minutes is %j after zero to five holds that ended unpaid', (base, minutes) => {
    expect(minutes.map((_, endedUnpaid) => holdMinutes(base, endedUnpaid, shortened))).toEqual(minutes);
  });

  test('never grows with the number of holds that ended unpaid, and never exceeds what the shop has set', () => {
    const base = fc.double({ min: 0.01, max: 1440, noNaN: true });
    fc.assert(
      fc.property(base, fc.nat(10), (minutes, endedUnpaid) => {
        const now = holdMinutes(minutes, endedUnpaid, shortened);
        expect(now).toBeGreaterThan(0);
        expect(now).toBeLessThanOrEqual(minutes);
        expect(holdMinutes(minutes, endedUnpaid + 1, shortened)).toBeLessThanOrEqual(now);
      }),
    );
  });
});
