import { expect, test } from 'vitest';
import { momentOf } from '@/shared/time/days';
import { holdAt, holdEnd, partsOfHold } from './hold-end';

const now = momentOf('2026-12-01', '09:00');

test('a named end of a hold is never after the departure', () => {
  const morning = momentOf('2026-12-05', '06:30');
  expect(holdEnd('tonight', morning, now)).toEqual(momentOf('2026-12-01', '23:00'));
  expect(holdEnd('tomorrow', morning, now)).toEqual(momentOf('2026-12-02', '20:00'));
  for (const departs of [momentOf('2026-12-02', '06:30'), momentOf('2026-12-01', '14:00')])
    for (const end of ['tomorrow', 'day']) expect(holdEnd(end, departs, now)).toEqual(departs);
});

test('any other end is the typed day and time, validated by the server', () => {
  const choice = holdAt('2026-12-03', '18:30');
  expect(partsOfHold(choice)).toEqual({ day: '2026-12-03', time: '18:30' });
  expect(holdEnd(choice, momentOf('2026-12-05', '06:30'), now)).toEqual(momentOf('2026-12-03', '18:30'));
  expect(partsOfHold('tonight')).toBeNull();
});

test('an incompletely typed day or time gives no end', () => {
  expect(holdEnd(holdAt('2026-12-03', ''), now, now)).toBeNull();
  expect(holdEnd(holdAt('', '18:30'), now, now)).toBeNull();
});
