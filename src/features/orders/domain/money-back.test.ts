import { describe, expect, test } from 'vitest';
import { moneyBack } from './money-back';

const now = new Date('2026-12-01T02:00:00Z');
const event = (kind: 'refund_requested' | 'refunded', at: string) => ({ kind, at });
const requested = event('refund_requested', '2026-11-30T17:00:00Z');
const sent = event('refunded', '2026-12-01T01:00:00Z');

describe('moneyBack', () => {
  test('states since when a refund is on its way, in Bali days, and by when it should arrive', () => {
    expect(moneyBack({ refunding: 500, refunded: 0, timeline: [requested] }, now)).toEqual({
      ...{ kind: 'on_its_way', amount: 500, since: '2026-12-01', by: '2026-12-15' },
    });
  });
  test('never promises a day in the past', () => {
    const late = new Date('2027-01-10T02:00:00Z');
    expect(moneyBack({ refunding: 500, refunded: 0, timeline: [requested] }, late)).toMatchObject({ by: '2027-01-24' });
  });
  test('states when a refund was sent, until it should have arrived', () => {
    const order = { refunding: 0, refunded: 500, timeline: [requested, sent] };
    expect(moneyBack(order, now)).toEqual({ kind: 'sent', amount: 500, since: '2026-12-01', by: '2026-12-15' });
    expect(moneyBack(order, new Date('2026-12-15T15:59:00Z'))).not.toBeNull();
    expect(moneyBack(order, new Date('2026-12-15T16:00:00Z'))).toBeNull();
  });
  test('uses the request date when the job sent the refund after the timeline was read', () => {
    const order = { refunding: 0, refunded: 500, timeline: [requested] };
    expect(moneyBack(order, now)).toMatchObject({ kind: 'sent', since: '2026-12-01' });
  });
  test('is null when nothing is refunded', () => {
    expect(moneyBack({ refunding: 0, refunded: 0, timeline: [] }, now)).toBeNull();
  });
});
