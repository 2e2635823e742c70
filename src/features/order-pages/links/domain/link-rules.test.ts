import { describe, expect, test } from 'vitest';
import { linkEnd } from './link-end';
import { linkPayment } from './link-payment';
import { openPickup } from './open-pickup';
import { paymentOutcome } from './payment-outcome';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe('linkEnd', () => {
  const item = (state: 'booked' | 'off', last: string) => ({ state, lastDay: day(last) });
  test('is thirty days after the last booked day', () => {
    expect(linkEnd([item('booked', '2026-12-24'), item('booked', '2026-12-26'), item('off', '2027-02-01')])).toBe(
      '2027-01-25',
    );
  });
  test('is thirty days after the last day of a cancelled order', () => {
    expect(linkEnd([item('off', '2026-12-24')])).toBe('2027-01-23');
  });
});

describe('linkPayment', () => {
  const facts = { isHeld: true, dueLeft: 0, outstanding: 700 };
  test.each([
    [
      { ...facts, status: 'pending_payment' as const, dueLeft: 300, outstanding: 0 },
      { kind: 'due', amount: 300 },
    ],
    [{ ...facts, status: 'pending_payment' as const, isHeld: false, dueLeft: 300 }, null],
    [
      { ...facts, status: 'confirmed' as const },
      { kind: 'rest', amount: 700 },
    ],
    [{ ...facts, status: 'paid' as const, outstanding: 0 }, null],
    [{ ...facts, status: 'cancelled' as const }, null],
  ])('of %o is %o', (order, payment) => {
    expect(linkPayment(order)).toEqual(payment);
  });
});

describe('openPickup', () => {
  const transfers = {
    pickup: [
      { area: 'kuta', from: '06:30', to: '06:45' },
      { area: 'sanur', from: '07:00', to: '07:15' },
    ],
    returning: { from: '16:00', to: '18:00' },
  };
  const item = {
    state: 'booked' as const,
    activityDate: day('2026-12-24'),
    snapshot: { pickup: true, transfers },
  };
  const order = { status: 'paid' as const, pickupArea: null, pickupAddress: null, items: [item] };

  test('offers every area with pickup while nothing is chosen', () => {
    expect(openPickup(order, '2026-12-23')).toEqual(['kuta', 'sanur']);
  });
  test('offers only the chosen area while the address is missing, and none afterwards', () => {
    expect(openPickup({ ...order, pickupArea: 'sanur' }, '2026-12-23')).toEqual(['sanur']);
    expect(openPickup({ ...order, pickupArea: 'sanur', pickupAddress: 'Villa 1' }, '2026-12-23')).toEqual([]);
  });
  test('offers none from the first day on, for an ended order, and when no area has pickup', () => {
    expect(openPickup(order, '2026-12-24')).toEqual([]);
    expect(openPickup({ ...order, status: 'cancelled' }, '2026-12-23')).toEqual([]);
    const none = { ...item, snapshot: { pickup: false, transfers: null } };
    expect(openPickup({ ...order, items: [none] }, '2026-12-23')).toEqual([]);
  });
});

test.each([
  [[], { outcome: 'failed', amount: 0 }],
  [[{ status: 'paid' as const, amount: 5, wrong_amount: null }], { outcome: 'paid', amount: 5 }],
  [[{ status: 'paid' as const, amount: 5, wrong_amount: 4 }], { outcome: 'wrong_amount', amount: 4 }],
  [
    [
      { status: 'paid' as const, amount: 5, wrong_amount: null },
      { status: 'pending' as const, amount: 7, wrong_amount: null },
    ],
    { outcome: 'waiting', amount: 0 },
  ],
  [[{ status: 'expired' as const, amount: 5, wrong_amount: null }], { outcome: 'failed', amount: 0 }],
])('the last of the payments %o decides the outcome', (attempts, outcome) => {
  expect(paymentOutcome(attempts)).toEqual(outcome);
});
