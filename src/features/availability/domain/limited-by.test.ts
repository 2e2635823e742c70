import { expect, test } from 'vitest';
import { decidingTime, limitOfDay, limitOfTime } from './limited-by';
import type { ScheduledDay, ScheduledTime } from './schedule';
import { together } from './schedule';

const time = (about: Partial<ScheduledTime>): ScheduledTime => ({
  time: '07:30',
  status: 'open',
  left: 4,
  limitedBy: 'product',
  departure: null,
  ...about,
});
const day = (times: ScheduledDay['times'], closure: ScheduledDay['closure'] = null): ScheduledDay => ({
  date: '2026-12-24',
  ...together(times),
  times,
  closure,
});
const nyepi = { from: '2026-12-24', to: '2026-12-24', areas: [], reasons: { en: 'Nyepi' }, nightBefore: false };

test("a departure's limit is the one that allows the fewest seats", () => {
  const limitOf = (about: Partial<ScheduledTime>) => limitOfTime(time(about), { closure: null });
  expect([limitOf({}), limitOf({ limitedBy: 'crew' }), limitOf({ limitedBy: 'transport', left: 0 })]).toEqual([
    'product',
    'crew',
    'transport',
  ]);
});

test("time and closures take precedence over boats and guides, and closing by hand is the product's own limit", () => {
  expect(limitOfTime(time({ status: 'cut_off', limitedBy: 'crew' }), { closure: null })).toBe('cut_off');
  expect(limitOfTime(time({ status: 'closed', left: 0 }), { closure: nyepi })).toBe('closure');
  expect(limitOfTime(time({ status: 'closed', left: 0 }), { closure: null })).toBe('product');
});

test('a day has the limit of its departure with the best status and the most seats', () => {
  const times: ScheduledDay['times'] = [
    time({ status: 'cut_off', left: 9 }),
    time({ time: '09:00', left: 2, limitedBy: 'crew' }),
    time({ time: '13:00', left: 3, limitedBy: 'transport' }),
  ];
  expect(decidingTime(day(times)).time).toBe('13:00');
  expect(limitOfDay(day(times))).toBe('transport');
});
