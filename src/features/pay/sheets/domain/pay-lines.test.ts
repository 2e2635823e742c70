import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crewRoles } from '@/features/crew/schema';
import { type RateKind, rateKinds } from '@/features/pay/rates/schema';
import { groupBy } from '@/shared/list/group-by';
import { paidTotal, payLines } from './pay-lines';
import type { Work } from './work';

const date = '2026-11-02';
const led = (about: Partial<Work> = {}): Work => ({
  date,
  member: 'made',
  role: 'guide',
  outing: { date, departure: 'mantas' },
  subject: 'mantas',
  titles: { en: 'Mantas' },
  dives: 2,
  courseDays: null,
  ...about,
});
const rates = (own: Partial<Record<string, number>>) => (_member: string, role: string, kind: RateKind) =>
  own[`${role} ${kind}`] ?? null;

test('payLines pays a day once and the dives of each departure', () => {
  const works = [led(), led(), led({ subject: 'wreck', titles: { en: 'Wreck' }, dives: 3 })];
  const lines = payLines(works, rates({ 'guide day': 200_000, 'guide dive': 75_000 }));
  expect(lines.map(({ kind, titles, dives, amount }) => [kind, titles.en, dives, amount])).toEqual([
    ['day', 'Mantas, Wreck', 5, 200_000],
    ['dive', 'Mantas', 2, 150_000],
    ['dive', 'Wreck', 3, 225_000],
  ]);
});

test('payLines divides a course rate over its days, rounded half up, and pays no dives in addition', () => {
  const course = led({ role: 'instructor', courseDays: 3 });
  const [line, ...others] = payLines([course], rates({ 'instructor course': 1_000_001, 'instructor dive': 50_000 }));
  expect(others).toEqual([]);
  expect(line).toMatchObject({ kind: 'course', parts: 3, rate: 1_000_001, amount: 333_334 });
  expect(payLines([course], rates({ 'instructor dive': 50_000 }))).toMatchObject([{ kind: 'dive', amount: 100_000 }]);
});

test('payLines pays the higher of two roles on one day, by the sum of their lines', () => {
  const steered = led({ role: 'captain', subject: 'boat', dives: 0 });
  const lines = payLines(
    [led(), steered],
    rates({ 'guide day': 100_000, 'guide dive': 75_000, 'captain day': 200_000 }),
  );
  expect(lines.map(({ role, kind, paid }) => [role, kind, paid])).toEqual([
    ['guide', 'day', true],
    ['guide', 'dive', true],
    ['captain', 'day', false],
  ]);
  expect(paidTotal(lines)).toBe(250_000);
});

test('payLines lists work without a rate', () => {
  expect(payLines([led()], rates({}))).toMatchObject([{ kind: 'none', rate: null, amount: 0, paid: true }]);
});

const anyWork = fc
  .record({
    day: fc.integer({ min: 1, max: 4 }),
    role: fc.constantFrom(...crewRoles),
    subject: fc.constantFrom('mantas', 'wreck', 'course'),
    dives: fc.nat(4),
  })
  .map(({ day, role, subject, dives }) =>
    led({ date: `2026-11-0${day}`, role, subject, dives, courseDays: subject === 'course' ? 3 : null }),
  );
const anyRates = fc.dictionary(
  fc.constantFrom(...crewRoles.flatMap((role) => rateKinds.map((kind) => `${role} ${kind}`))),
  fc.nat(900_000),
);

test('payLines pays one role a day, which no other role of that day exceeds', () => {
  fc.assert(
    fc.property(fc.array(anyWork, { minLength: 1, maxLength: 12 }), anyRates, (works, own) => {
      const days = groupBy(payLines(works, rates(own)), (line) => line.date);
      expect(days.size).toBe(new Set(works.map((work) => work.date)).size);
      for (const lines of days.values()) {
        const roles = [...groupBy(lines, ({ role }) => role).values()];
        const sums = roles.map((ofRole) => ofRole.reduce((sum, { amount }) => sum + amount, 0));
        expect(new Set(lines.filter(({ paid }) => paid).map(({ role }) => role)).size).toBe(1);
        expect(paidTotal(lines)).toBe(Math.max(...sums));
      }
    }),
  );
});

test('payLines does not depend on the order of the work', () => {
  const works = fc.uniqueArray(anyWork, {
    maxLength: 8,
    selector: ({ date: day, role, subject }) => `${day}${role}${subject}`,
  });
  fc.assert(
    fc.property(works, anyRates, (some, own) => {
      const total = paidTotal(payLines(some, rates(own)));
      expect(paidTotal(payLines(some.toReversed(), rates(own)))).toBe(total);
    }),
  );
});
