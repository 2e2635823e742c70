import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Day, plusDays, weekdayOf } from '@/shared/time/days';
import { canLead, type DaySetting, dayState, exceptionFor, type OnDuty, settingAfter, worksOn } from './duty';

const monday = '2026-12-07';
const sunday = '2026-12-13';
const weekdays = [1, 2, 3, 4, 5, 6];
const member = (about: Partial<OnDuty> = {}): OnDuty => ({ active: true, weekdays, exceptions: new Map(), ...about });

describe('dayState', () => {
  test.each([
    [monday, {}, 'works'],
    [sunday, {}, 'not_in_service'],
    [monday, { exceptions: new Map([[monday, false]]) }, 'day_off'],
    [sunday, { exceptions: new Map([[sunday, true]]) }, 'extra_day'],
    [monday, { exceptions: new Map([[monday, true]]) }, 'works'],
    [sunday, { exceptions: new Map([[sunday, false]]) }, 'not_in_service'],
    [monday, { active: false }, 'not_in_service'],
    [sunday, { active: false, exceptions: new Map([[sunday, true]]) }, 'not_in_service'],
  ])('on %s with %o is %s', (day, about, state) => {
    expect(dayState(member(about), day)).toBe(state);
  });
});

const anyDay = fc.integer({ min: 0, max: 2000 }).map((count) => plusDays('2025-01-01', count));
const anyMember = fc.record({
  active: fc.boolean(),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
  exceptions: fc.array(fc.tuple(anyDay, fc.boolean())).map((days) => new Map(days)),
});
const anySetting = fc.constantFrom<DaySetting[]>('works', 'off', 'as_usual');

function withSetting(of: OnDuty, day: Day, setting: DaySetting): OnDuty {
  const works = exceptionFor(of, day, setting);
  const others = [...of.exceptions].filter(([other]) => other !== day);
  return { ...of, exceptions: new Map(works === null ? others : [...others, [day, works]]) };
}

describe('exceptionFor', () => {
  test('sets the day as requested and changes no other day', () => {
    fc.assert(
      fc.property(anyMember, anyDay, anyDay, anySetting, (before, day, other, setting) => {
        const after = withSetting(before, day, setting);
        const usual = before.weekdays.includes(weekdayOf(day));
        const expected = { works: true, off: false, as_usual: usual }[setting];
        expect(worksOn(after, day)).toBe(before.active && expected);
        if (other !== day) expect(dayState(after, other)).toBe(dayState(before, other));
      }),
    );
  });

  test('stores nothing that matches the weekdays', () => {
    fc.assert(
      fc.property(anyMember, anyDay, anySetting, (of, day, setting) => {
        expect(exceptionFor(of, day, setting)).not.toBe(of.weekdays.includes(weekdayOf(day)));
      }),
    );
  });

  test('is undone by a second click', () => {
    fc.assert(
      fc.property(anyMember, anyDay, (of, day) => {
        const active = { ...of, active: true };
        const click = (on: OnDuty) => withSetting(on, day, settingAfter([dayState(on, day)]) ?? 'as_usual');
        const usual = withSetting(active, day, 'as_usual');
        expect(dayState(click(usual), day)).not.toBe(dayState(usual, day));
        expect(dayState(click(click(usual)), day)).toBe(dayState(usual, day));
      }),
    );
  });
});

describe('settingAfter', () => {
  test.each([
    [['works'], 'off'],
    [['not_in_service'], 'works'],
    [['day_off'], 'as_usual'],
    [['extra_day'], 'as_usual'],
    [['not_in_service', 'works', 'works'], 'off'],
    [['day_off', 'works'], 'off'],
    [['not_in_service', 'extra_day', 'day_off'], 'off'],
    [['extra_day', 'extra_day'], 'off'],
    [['not_in_service', 'day_off', 'day_off'], 'as_usual'],
    [['not_in_service', 'not_in_service'], 'works'],
    [[], null],
  ] as const)('of %o is %s', (states, setting) => {
    expect(settingAfter(states)).toBe(setting);
  });

  test('gives leave on the usual working days of any span, and undoes it', () => {
    fc.assert(
      fc.property(anyMember, anyDay, fc.integer({ min: 2, max: 14 }), (of, start, length) => {
        const days = Array.from({ length }, (_, at) => plusDays(start, at));
        const usual: OnDuty = { ...of, active: true, exceptions: new Map() };
        fc.pre(days.some((day) => worksOn(usual, day)));
        const choose = (on: OnDuty) => {
          const setting = settingAfter(days.map((day) => dayState(on, day))) ?? 'as_usual';
          return days.reduce((changed, day) => withSetting(changed, day, setting), on);
        };
        const leave = choose(usual);
        expect([...leave.exceptions]).toEqual(days.filter((day) => worksOn(usual, day)).map((day) => [day, false]));
        expect(choose(leave)).toEqual(usual);
      }),
    );
  });
});

test.each([
  [['guide'], true],
  [['driver', 'instructor'], true],
  [['captain', 'driver'], false],
] as const)('canLead of %o is %s', (roles, can) => {
  expect(canLead(roles)).toBe(can);
});
