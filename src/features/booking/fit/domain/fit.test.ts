import { describe, expect, test } from 'vitest';
import { certificationLevels } from '@/features/booking/divers/domain/certification';
import { lastDiveRanges } from '@/features/booking/divers/domain/last-dive';
import { noRequirements } from '@/features/catalogue/domain/requirements';
import { defaultShop } from '@/shared/shop/sections';
import { answers, type FitDiver, type FitProduct, fitOf, gasReasons, reasonKeys } from './fit';

const { agencies } = defaultShop;
const DAY = '2026-12-24';
const diver: FitDiver = {
  ...{ born: '1990-04-21', level: 'open_water', association: 'PADI', loggedDives: 20 },
  ...{ lastDive: { day: '2026-11-01' }, specialties: [], hasApproval: null, hasAdult: null },
};
const trip: FitProduct = {
  ...{ minimumAge: 10, minimumLevel: 'open_water', refresher: false, requirements: noRequirements, hasGuide: false },
};
const asking = (about: object, product: Partial<FitProduct> = {}): FitProduct => ({
  ...trip,
  ...product,
  requirements: { ...noRequirements, ...about },
});
const answerFor = (about: Partial<FitDiver>, product: FitProduct = trip) =>
  fitOf({ ...diver, ...about }, product, DAY, agencies);
const keysFor = (about: Partial<FitDiver>, product?: FitProduct) =>
  answerFor(about, product).reasons.map(({ key }) => key);

describe('fitOf by level: a diver reaches a product of their level or below', () => {
  const pairs = certificationLevels.flatMap((level) => certificationLevels.map((minimum) => [level, minimum] as const));
  test.each(pairs)('%s on a product for %s', (level, minimumLevel) => {
    const isReached = certificationLevels.indexOf(level) >= certificationLevels.indexOf(minimumLevel);
    const { answer, reasons } = answerFor({ level }, { ...trip, minimumLevel });
    expect(answer).toBe(isReached ? 'fits' : 'not_yet');
    expect(reasons).toEqual(
      isReached ? [] : [{ key: 'level_too_low', answer: 'not_yet', opener: { kind: 'course', level: minimumLevel } }],
    );
  });
});

describe('fitOf by age on the day', () => {
  const ages = [8, 9, 10, 11, 12, 14, 15, 17, 18, 44];
  const pairs = [8, 10, 12, 15, 18].flatMap((minimum) => ages.map((age) => [age, minimum] as const));
  test.each(pairs)('a diver who turns %i on the day, for a product from %i', (age, minimumAge) => {
    const born = `${2026 - age}-12-24`;
    expect(keysFor({ born }, { ...trip, minimumAge })).toEqual(age < minimumAge ? ['too_young'] : []);
    const oneDayShort = `${2026 - age}-12-25`;
    expect(keysFor({ born: oneDayShort }, { ...trip, minimumAge })).toEqual(age - 1 < minimumAge ? ['too_young'] : []);
  });
});

describe('fitOf by the last dive: 12 months below 50 dives, 24 below 100, five years for everybody', () => {
  const limits = [
    ...[null, 0, 1, 20, 49].map((dives) => [dives, 12] as const),
    ...[50, 75, 99].map((dives) => [dives, 24] as const),
    ...[100, 101, 500, 4000].map((dives) => [dives, 60] as const),
  ];
  const dates = [
    [1, '2026-11-24'],
    [11, '2026-01-24'],
    [12, '2025-12-24'],
    [13, '2025-11-24'],
    [23, '2025-01-24'],
    [24, '2024-12-24'],
    [59, '2022-01-24'],
    [60, '2021-12-24'],
    [120, '2016-12-24'],
  ] as const;
  const cases = limits.flatMap(([dives, limit]) => dates.map(([months, day]) => [dives, months, limit, day] as const));
  test.each(cases)('%s dives, %i months ago', (loggedDives, months, limit, day) => {
    const { answer, reasons } = answerFor({ loggedDives, lastDive: { day } });
    expect(answer).toBe(months >= limit ? 'fits_with' : 'fits');
    if (months >= limit) expect(reasons).toMatchObject([{ key: 'long_ago', opener: { kind: 'refresher' } }]);
  });

  const ranges = [
    ['within_6_months', ['fits', 'fits', 'fits']],
    ['6_to_12_months', ['fits', 'fits', 'fits']],
    ['1_to_2_years', ['fits_with', 'fits', 'fits']],
    ['longer_ago', ['fits_with', 'fits_with', 'fits_with']],
  ] as const;
  const byRange = ranges.flatMap(([range, expected]) =>
    [20, 60, 200].map((dives, at) => [range, dives, expected[at]] as const),
  );
  test.each(byRange)('a last dive %s with %i dives counts by its longest break', (range, loggedDives, expected) => {
    expect(answerFor({ loggedDives, lastDive: { range } }).answer).toBe(expected);
  });

  test('a refresher, snorkelling and a first course accept any break', () => {
    const lastDive = { day: '2010-01-01' };
    expect(keysFor({ lastDive }, { ...trip, minimumLevel: 'scuba_diver', refresher: true })).toEqual([]);
    expect(keysFor({ lastDive }, { ...trip, minimumLevel: 'none' })).toEqual([]);
    expect(keysFor({ lastDive: null })).toEqual([]);
  });

  test("a product's own limit is stricter than the shop's, and asks for an unknown last dive", () => {
    const strict = asking({ dive_within_months: 6 });
    expect(keysFor({ lastDive: { day: '2026-06-24' } }, strict)).toEqual(['long_ago']);
    expect(keysFor({ lastDive: { day: '2026-06-25' } }, strict)).toEqual([]);
    expect(keysFor({ lastDive: { day: '2025-06-24' } }, asking({ dive_within_months: 36 }))).toEqual(['long_ago']);
    expect(answerFor({ lastDive: null }, strict)).toMatchObject({ answer: 'ask_us', reasons: [{ count: 6 }] });
  });
});

describe('fitOf by logged dives', () => {
  const cases = [
    [null, false, 'ask_us', 'dives_unknown'],
    [0, false, 'not_yet', 'too_few_dives'],
    [24, true, 'not_yet', 'too_few_dives'],
    [25, true, 'fits_with', 'some_dives_short'],
    [25, false, 'ask_us', 'some_dives_short'],
    [49, true, 'fits_with', 'some_dives_short'],
    [50, false, 'fits', undefined],
    [51, true, 'fits', undefined],
  ] as const;
  test.each(cases)('%s of 50 dives, a guide on offer: %s', (loggedDives, hasGuide, answer, key) => {
    const found = answerFor({ loggedDives }, asking({ logged_dives: 50 }, { hasGuide }));
    expect([found.answer, found.reasons[0]?.key]).toEqual([answer, key]);
  });
});

describe('fitOf by special courses, papers and company', () => {
  test('a missing course is named with the course that gives it, an unknown one is asked for', () => {
    const deepNitrox = asking({ specialties: ['enriched_air', 'deep'] });
    expect(keysFor({ specialties: [] }, deepNitrox)).toEqual(['deep_missing', 'enriched_air_missing']);
    expect(answerFor({ specialties: ['deep'] }, deepNitrox).reasons).toEqual([
      { key: 'enriched_air_missing', answer: 'not_yet', opener: { kind: 'course', specialty: 'enriched_air' } },
    ]);
    expect(answerFor({ specialties: ['deep', 'enriched_air'] }, deepNitrox).answer).toBe('fits');
    expect(answerFor({ specialties: null }, deepNitrox).answer).toBe('ask_us');
  });

  test.each([
    [21, [], []],
    [21, null, []],
    [21.1, [], ['enriched_air_missing']],
    [32, ['deep'], ['enriched_air_missing']],
    [32, ['enriched_air'], []],
    [40, ['deep', 'enriched_air'], []],
    [32, null, ['specialty_unknown']],
  ] as const)('a tank with %s %% of oxygen for a diver with %s', (oxygen, specialties, keys) => {
    expect(gasReasons({ specialties }, oxygen).map(({ key }) => key)).toEqual(keys);
  });

  test('a physician approves where the product requires it', () => {
    const professional = asking({ physician: true });
    expect(answerFor({}, professional)).toMatchObject({ answer: 'ask_us', reasons: [{ key: 'physician' }] });
    expect(answerFor({ hasApproval: true }, professional).answer).toBe('fits');
  });

  test.each([
    ['2010-01-01', null, ['adult']],
    ['2010-01-01', false, ['adult']],
    ['2010-01-01', true, []],
    ['2008-12-25', false, ['adult']],
    ['2008-12-24', false, []],
    [null, false, []],
  ] as const)('born %s, an adult along: %s', (born, hasAdult, keys) => {
    expect(keysFor({ born, hasAdult }, asking({ adult_with_minors: true }))).toEqual(keys);
  });
});

describe("fitOf follows the agencies' equivalences", () => {
  test.each([
    ['BSAC', 'advanced', 'rescue', 'fits'],
    ['BSAC', 'open_water', 'advanced', 'not_yet'],
    ['PADI', 'advanced', 'rescue', 'not_yet'],
    ['VDST', 'rescue', 'divemaster', 'fits'],
    ['VDST', 'open_water', 'open_water', 'fits'],
    ['FFESSM', 'advanced', 'advanced', 'fits'],
    ['CMAS', 'rescue', 'divemaster', 'not_yet'],
  ] as const)('%s %s on a product for %s', (association, level, minimumLevel, answer) => {
    expect(answerFor({ association, level }, { ...trip, minimumLevel }).answer).toBe(answer);
  });
});

describe('properties of fitOf', () => {
  const dives = [0, 24, 25, 49, 50, 99, 100, 500];
  const breaks = [...lastDiveRanges].reverse();
  const courses = [[], ['deep'], ['deep', 'enriched_air']] as const;
  const products = [
    trip,
    asking({ logged_dives: 50, dive_within_months: 12 }, { minimumLevel: 'advanced', hasGuide: true }),
    asking({ logged_dives: 100, specialties: ['deep', 'enriched_air'], physician: true }),
  ];
  const rankOf = (about: Partial<FitDiver>, product: FitProduct) => answers.indexOf(answerFor(about, product).answer);
  const everyDiver = certificationLevels.flatMap((level) =>
    dives.flatMap((loggedDives) =>
      breaks.flatMap((range) =>
        courses.map((specialties) => ({ level, loggedDives, lastDive: { range }, specialties })),
      ),
    ),
  );
  const next = <Value>(values: readonly Value[], value: Value) => values[values.indexOf(value) + 1] ?? value;

  test('more experience never fits less', () => {
    for (const product of products)
      for (const one of everyDiver) {
        const more = [
          { loggedDives: next(dives, one.loggedDives) },
          { lastDive: { range: next(breaks, one.lastDive.range) } },
          { specialties: next(courses, one.specialties) },
          // A card opens products for divers, whose rules on breaks do not concern beginners.
          ...(one.level === 'none' ? [] : [{ level: next(certificationLevels, one.level) }]),
        ];
        for (const gain of more) expect(rankOf({ ...one, ...gain }, product)).toBeLessThanOrEqual(rankOf(one, product));
      }
  });

  test('reasons come in one order, each at most once, and the worst decides', () => {
    for (const product of products)
      for (const one of everyDiver) {
        const { answer, reasons } = answerFor(one, product);
        const places = reasons.map(({ key }) => reasonKeys.indexOf(key));
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        expect(answers.indexOf(answer)).toBe(Math.max(0, ...reasons.map((reason) => answers.indexOf(reason.answer))));
      }
  });
});
