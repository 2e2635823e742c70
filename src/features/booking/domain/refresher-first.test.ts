import { describe, expect, test } from 'vitest';
import { fitDiver } from '@/features/booking/fit/domain/fit-diver';
import { defaultShop } from '@/shared/shop/sections';
import { daysBefore, refresherFirst } from './refresher-first';
import type { BookedDays } from './refresher-need';

const course = (slug: string, about: object = {}) => ({
  ...{ slug, refresher: true, bookable: true, level: 'scuba_diver' as const, minimum_age: 10, duration_days: 0.5 },
  ...{ divers_per_package: 2, allow_half_package: true, max_quantity: 4 },
  ...about,
});
const free = (product: string, ...days: [string, number][]) => ({
  product,
  days: days.map(([date, places_left]) => ({ date, places_left })),
});
const { agencies: shop } = defaultShop;
const hana = fitDiver({ certification_level: 'open_water', last_dive: '2024-03-10', date_of_birth: '2015-11-27' });
const before = '2026-11-27';
const dive = { level: 'open_water', refresher: false, duration_days: 1, minimum_age: 10 } as const;
const booked: BookedDays[] = [{ activity_date: before, divers: [0, 1, 2], sold: dive }];
const group = (people: number[], about: object = {}) => ({
  ...{ need: { people, before }, booked, divers: [hana, hana, hana], shop },
  ...about,
});
const week = free(
  'again',
  ['2026-11-24', 8],
  ['2026-11-25', 2],
  ['2026-11-26', 1],
  ['2026-11-27', 8],
  ['2026-11-28', 8],
);
const shown = (...input: Parameters<typeof refresherFirst>) => {
  const found = refresherFirst(...input);
  return found && [found.product.slug, found.date];
};

describe('the suggested refresher', () => {
  test("is on the last day before the divers' first dive that has seats for all of them", () => {
    const dayFor = (people: number[]) => shown(group(people), [course('again')], [week])?.[1];
    expect([dayFor([0]), dayFor([0, 1]), dayFor([0, 1, 2])]).toEqual(['2026-11-26', '2026-11-25', '2026-11-24']);
  });

  test('ends before that dive, and is not on a day that one of the divers has already booked', () => {
    expect(shown(group([0]), [course('again', { duration_days: 3 })], [week])).toEqual(['again', '2026-11-24']);
    const snorkelling = { ...dive, level: 'none' as const, duration_days: 2 };
    const item = (divers: number[]) => [...booked, { activity_date: '2026-11-25', divers, sold: snorkelling }];
    expect(shown(group([0], { booked: item([0]) }), [course('again')], [week])).toEqual(['again', '2026-11-24']);
    expect(shown(group([0], { booked: item([1]) }), [course('again')], [week])).toEqual(['again', '2026-11-26']);
  });

  test('has no day when none is free or the group size cannot be booked', () => {
    const none = [
      shown(group([0, 1]), [course('again')], [free('again', ['2026-11-26', 1])]),
      shown(group([0]), [course('again')], []),
      shown(group([0]), [course('again', { allow_half_package: false })], [week]),
      shown(group([0, 1]), [course('again', { divers_per_package: 1, max_quantity: 1 })], [week]),
      shown(group([0]), [course('again', { bookable: false })], [week]),
    ];
    expect(none).toEqual(none.map(() => ['again', null]));
  });

  test('suits all of the divers, and preferably has a free day', () => {
    const other = free('other', ['2026-11-20', 8]);
    expect(shown(group([0]), [course('again'), course('other')], [other])).toEqual(['other', '2026-11-20']);
    expect(shown(group([0]), [course('wreck', { refresher: false })], [free('wreck', ['2026-11-26', 8])])).toBeNull();
    expect(shown(group([0]), [course('again', { level: 'advanced' })], [week])).toBeNull();
    expect(shown(group([0]), [course('again', { minimum_age: 11 })], [week])).toEqual(['again', '2026-11-26']);
    expect(shown(group([0]), [course('again', { minimum_age: 12 })], [week])).toBeNull();
    const unborn = { divers: [{ ...hana, born: null }] };
    expect(shown(group([0], unborn), [course('again', { minimum_age: 12 })], [week])).toEqual(['again', '2026-11-26']);
  });

  test('is searched for from today on, at most two months ahead, and not on the first day itself', () => {
    expect(daysBefore({ before }, '2026-11-25')).toEqual({ from: '2026-11-25', to: '2026-11-26' });
    expect(daysBefore({ before }, '2026-01-01')).toEqual({ from: '2026-09-26', to: '2026-11-26' });
    expect(daysBefore({ before }, before)).toBeNull();
  });
});
