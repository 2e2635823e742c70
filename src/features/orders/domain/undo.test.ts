import { describe, expect, test } from 'vitest';
import { areAllMails, decisionIn, departureBefore, waitingMailKey, waitingMailsOf } from './undo';

describe('decisionIn', () => {
  test.each([
    ['status', 'admin', 'confirmed', 'confirm'],
    ['status', 'admin', 'declined', 'decline'],
    ['moved', 'admin', null, 'move'],
    ['status', 'system', 'confirmed', null],
    ['status', 'admin', 'cancelled', null],
    ['undone', 'admin', 'confirmed', null],
  ] as const)('of %s by %s to %s: %s', (kind, by, to, decision) => {
    expect(decisionIn({ kind, by, to })).toBe(decision);
  });
});

describe('departureBefore', () => {
  test('is the day from which an item was moved, with its time when the day has several departures', () => {
    expect(departureBefore('2026-12-24 → 2026-12-26')).toEqual({ date: '2026-12-24', time: undefined });
    expect(departureBefore('2026-12-24 07:30 → 2026-12-24 13:00')).toEqual({ date: '2026-12-24', time: '07:30' });
    expect([departureBefore(null), departureBefore('No reason')]).toEqual([null, null]);
  });
});

test('the keys of waiting emails begin with their order and its event, and say how many there are', () => {
  const prefix = waitingMailsOf('order', 'event');
  expect(prefix.startsWith(waitingMailsOf('order'))).toBe(true);
  const keys = [0, 1].map((index) => waitingMailKey(prefix, index, 2));
  expect([areAllMails(keys), areAllMails(keys.slice(1)), areAllMails([])]).toEqual([true, false, false]);
});
