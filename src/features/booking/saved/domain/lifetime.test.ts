import { expect, test } from 'vitest';
import { momentAfter, oldestDraft } from './lifetime';

const now = new Date('2026-12-24T02:00:00.000Z');

test('a draft is kept for 30 days', () => {
  expect(oldestDraft(now)).toEqual(new Date('2026-11-24T02:00:00.000Z'));
});

test('each state of a draft has a later moment than the previous one, even within a millisecond', () => {
  expect(momentAfter(null, now)).toEqual(now);
  expect(momentAfter(new Date('2026-12-24T01:00:00.000Z'), now)).toEqual(now);
  expect(momentAfter(now, now)).toEqual(new Date('2026-12-24T02:00:00.001Z'));
});
