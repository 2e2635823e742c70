import { expect, test } from 'vitest';
import { momentOf } from '@/shared/time/days';
import { holdAt, holdEnd, partsOfHold } from './hold-end';

const now = momentOf('2026-12-01', '09:00');

test('a named end of a hold is never after the day has begun', () => {
  expect(holdEnd('tonight', '2026-12-05', now)).toEqual(momentOf('2026-12-01', '23:00'));
  expect(holdEnd('tomorrow', '2026-12-05', now)).toEqual(momentOf('2026-12-02', '20:00'));
  expect(holdEnd('tomorrow', '2026-12-02', now)).toEqual(holdEnd('day', '2026-12-02', now));
});

test('any other end is the day and the time that the staff type, for the server to judge', () => {
  const choice = holdAt('2026-12-03', '18:30');
  expect(partsOfHold(choice)).toEqual({ day: '2026-12-03', time: '18:30' });
  expect(holdEnd(choice, '2026-12-05', now)).toEqual(momentOf('2026-12-03', '18:30'));
  expect(partsOfHold('tonight')).toBeNull();
});

test('half a day or half a time is no end', () => {
  expect(holdEnd(holdAt('2026-12-03', ''), '2026-12-05', now)).toBeNull();
  expect(holdEnd(holdAt('', '18:30'), '2026-12-05', now)).toBeNull();
});
