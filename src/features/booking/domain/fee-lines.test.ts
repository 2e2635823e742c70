import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShopFee } from '@/shared/shop/fees';
import { plusDays } from '@/shared/time/days';
import { collectedFees, type FeePayer, feeAmount, feeLinesOf, feesOnSite, isAtMost, loweredFees } from './fee-lines';

const DAY = '2026-12-24';
const levy: ShopFee = {
  id: '01940000-0000-7000-8000-00000000000a',
  names: { en: 'Marine levy' },
  areas: ['nusa_penida'],
  ...{ foreign_adult: 100_000, foreign_child: 60_000, domestic_adult: 20_000, domestic_child: 10_000 },
  child_up_to_age: 10,
  ...{ per: 'visit', payment: 'with_booking', refund: 'always' },
  ...{ valid_from: '2026-01-01', valid_to: null },
};
const unknown: FeePayer = { position: 0, nationality: null, residence: null, date_of_birth: null };
const visit = (payers: FeePayer[], about: { fees?: ShopFee[]; first?: string; last?: string } = {}) => {
  const { fees = [levy], first = DAY, last = first } = about;
  return { fees, first, last, payers };
};
const oneOf = (payer: Partial<FeePayer>, about: Partial<ShopFee> = {}) => {
  const [lines = []] = feeLinesOf([visit([{ ...unknown, ...payer }], { fees: [{ ...levy, ...about }] })]);
  const [line] = lines;
  return line ? [feeAmount(line), isAtMost(line)] : [];
};

describe('the fee of a person', () => {
  test.each([
    ['of whom nothing is known', {}, 100_000, true],
    [
      'of a known country abroad who may live in Indonesia',
      { nationality: 'DE', date_of_birth: '1990-01-01' },
      100_000,
      true,
    ],
    [
      'who lives abroad and is a citizen of Indonesia',
      { nationality: 'ID', residence: 'abroad', date_of_birth: '1990-01-01' },
      20_000,
      false,
    ],
    [
      'who lives in Indonesia',
      { nationality: 'DE', residence: 'indonesia', date_of_birth: '1990-01-01' },
      20_000,
      false,
    ],
    [
      'who lives in Indonesia, of unknown nationality',
      { residence: 'indonesia', date_of_birth: '1990-01-01' },
      20_000,
      false,
    ],
    ['who lives abroad, of unknown nationality', { residence: 'abroad', date_of_birth: '1990-01-01' }, 100_000, true],
    ['from abroad', { nationality: 'DE', residence: 'abroad', date_of_birth: '1990-01-01' }, 100_000, false],
    ['from abroad, of unknown age', { nationality: 'DE', residence: 'abroad' }, 100_000, true],
    ['who is ten on the day', { nationality: 'DE', residence: 'abroad', date_of_birth: '2015-12-25' }, 60_000, false],
    [
      'who turns eleven on the day',
      { nationality: 'DE', residence: 'abroad', date_of_birth: '2015-12-24' },
      100_000,
      false,
    ],
    ['who is an Indonesian child', { nationality: 'ID', date_of_birth: '2018-01-01' }, 10_000, false],
    ['whose birth date is not typed in full', { nationality: 'ID', date_of_birth: '2018-1' }, 20_000, true],
  ] as const)('%s is %s', (_, payer, amount, atMost) => {
    expect(oneOf(payer)).toEqual([amount, atMost]);
  });

  test('is final without any facts when all rates are equal', () => {
    const same = { foreign_child: 100_000, domestic_adult: 100_000, domestic_child: 100_000 };
    expect(oneOf({}, same)).toEqual([100_000, false]);
  });

  test('is not due before and after its time', () => {
    expect(oneOf({}, { valid_from: plusDays(DAY, 1) })).toEqual([]);
    expect(oneOf({}, { valid_to: plusDays(DAY, -1) })).toEqual([]);
    expect(oneOf({}, { valid_from: DAY, valid_to: DAY })).toEqual([100_000, true]);
  });
});

describe('a fee is paid', () => {
  const anna = { ...unknown, nationality: 'DE', residence: 'abroad', date_of_birth: '1990-01-01' };
  const amounts = (fee: ShopFee, ...visits: { first: string; last?: string }[]) =>
    feeLinesOf(visits.map((dates) => visit([anna], { fees: [fee], ...dates }))).map(collectedFees);

  test('for each visit', () => {
    expect(amounts(levy, { first: DAY, last: plusDays(DAY, 2) }, { first: DAY })).toEqual([100_000, 100_000]);
  });

  test('for each day, and once for two trips on a day', () => {
    const daily: ShopFee = { ...levy, per: 'day' };
    expect(amounts(daily, { first: DAY, last: plusDays(DAY, 2) }, { first: DAY })).toEqual([300_000, 0]);
  });

  test('for each day on which it is valid', () => {
    const daily: ShopFee = { ...levy, per: 'day', valid_to: plusDays(DAY, 1) };
    expect(amounts(daily, { first: DAY, last: plusDays(DAY, 2) })).toEqual([200_000]);
  });

  test('once in a calendar month, and again in the next', () => {
    const monthly: ShopFee = { ...levy, per: 'month' };
    const visits = [{ first: '2026-12-24' }, { first: '2026-12-31', last: '2027-01-01' }, { first: '2027-01-02' }];
    expect(amounts(monthly, ...visits)).toEqual([100_000, 100_000, 0]);
  });

  test('into the total only where the shop collects it', () => {
    const lines = feeLinesOf([
      visit([anna], {
        fees: [
          { ...levy, payment: 'on_site' },
          { ...levy, payment: 'included' },
        ],
      }),
    ]);
    expect([collectedFees(lines.flat()), feesOnSite(lines.flat())]).toEqual([0, 100_000]);
  });
});

const rate = fc.integer({ min: 0, max: 1_000_000 });
const fee = fc.record({
  ...{
    id: fc.uuid(),
    names: fc.constant<ShopFee['names']>({ en: 'Fee' }),
    areas: fc.constant<ShopFee['areas']>(['nusa_penida']),
  },
  ...{ foreign_adult: rate, foreign_child: rate, domestic_adult: rate, domestic_child: rate },
  child_up_to_age: fc.option(fc.integer({ min: 0, max: 17 })),
  per: fc.constantFrom('day' as const, 'visit' as const, 'month' as const),
  payment: fc.constantFrom('included' as const, 'with_booking' as const, 'on_site' as const),
  refund: fc.constant('always' as const),
  ...{ valid_from: fc.constant('2026-12-01'), valid_to: fc.option(fc.constant(plusDays(DAY, 3))) },
});
const person = fc.record({
  nationality: fc.constantFrom('ID', 'DE', 'JP'),
  residence: fc.constantFrom('indonesia', 'abroad'),
  date_of_birth: fc.constantFrom('1970-05-01', '2009-12-24', '2016-12-25', '2021-01-01'),
});
/** Which of the three facts is known at each of four moments; nothing is forgotten. */
const learning = fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), { minLength: 4, maxLength: 4 });
const party = fc.array(fc.tuple(person, learning), { minLength: 1, maxLength: 5 });
const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 3 })), {
  ...{ minLength: 1, maxLength: 3 },
});

describe('the fees of a party of which ever more is known', () => {
  const payersAt = (
    people: ReadonlyArray<[FeePayer | Omit<FeePayer, 'position'>, [boolean, boolean, boolean][]]>,
    moment: number,
  ) =>
    people.map(([facts, steps], position): FeePayer => {
      const knows = (fact: 0 | 1 | 2) => steps.slice(0, moment + 1).some((step) => step[fact]);
      return {
        position,
        nationality: knows(0) ? facts.nationality : null,
        residence: knows(1) ? facts.residence : null,
        date_of_birth: knows(2) ? facts.date_of_birth : null,
      };
    });
  const sums = (lines: ReturnType<typeof feeLinesOf>) =>
    [collectedFees(lines.flat()), feesOnSite(lines.flat())] as const;

  test('never rise, neither in a new quote nor in an order', () => {
    fc.assert(
      fc.property(fc.array(fee, { maxLength: 4 }), party, spans, (fees, people, days) => {
        const visitsAt = (moment: number) =>
          days.map(([from, more]) => {
            const first = plusDays(DAY, from);
            return { fees, first, last: plusDays(first, more), payers: payersAt(people, moment) };
          });
        let before = sums(feeLinesOf(visitsAt(0)));
        let agreed = feeLinesOf(visitsAt(0));
        for (let moment = 1; moment < 4; moment += 1) {
          const quoted = sums(feeLinesOf(visitsAt(moment)));
          agreed = agreed.map((lines, index) =>
            loweredFees(lines, payersAt(people, moment), visitsAt(moment)[index]?.first ?? DAY),
          );
          expect(quoted[0]).toBeLessThanOrEqual(before[0]);
          expect(quoted[1]).toBeLessThanOrEqual(before[1]);
          expect(sums(agreed)).toEqual(quoted);
          before = quoted;
        }
      }),
    );
  });

  test('stay as agreed where a correction would raise them', () => {
    const [agreed = []] = feeLinesOf([visit([{ ...unknown, nationality: 'ID' }])]);
    const corrected = loweredFees(agreed, [{ ...unknown, nationality: 'DE', residence: 'abroad' }], DAY);
    expect(collectedFees(corrected)).toBe(20_000);
  });
});
