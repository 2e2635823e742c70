import { expect, test } from 'vitest';
import { teachesNothing } from '@/features/catalogue/domain/requirements';
import { defaultShop } from '@/shared/shop/sections';
import { fitDiver } from './fit-diver';
import { openingProduct } from './opening-product';

const { agencies: shop } = defaultShop;
const day = '2026-12-24';
type Course = Parameters<typeof openingProduct>[1][number] & { slug: string };
const course = (slug: string, level: Course['level'], teaches: Partial<Course['teaches']>, about = {}): Course => ({
  ...{ slug, level, minimum_age: 10, refresher: false, teaches: { ...teachesNothing, ...teaches } },
  ...about,
});
const courses = [
  course('open-water', 'none', { level: 'open_water' }),
  course('advanced', 'open_water', { level: 'advanced' }, { minimum_age: 12 }),
  course('rescue', 'advanced', { level: 'rescue' }),
  course('deep', 'advanced', { specialties: ['deep'] }),
  course('again', 'scuba_diver', {}, { refresher: true }),
];
const openedBy = (opener: Parameters<typeof openingProduct>[0], about: object) =>
  openingProduct(opener, courses, { diver: fitDiver(about), day, shop })?.slug;

test('openingProduct names the next course that the diver can take on the way to the level', () => {
  const advanced = { kind: 'course', level: 'advanced' } as const;
  expect(openedBy(advanced, { certification_level: 'open_water' })).toBe('advanced');
  expect(openedBy(advanced, { certification_level: 'none' })).toBe('open-water');
  expect(openedBy({ kind: 'course', level: 'rescue' }, { certification_level: 'open_water' })).toBe('advanced');
});

test('openingProduct skips a course for which the diver is too young, and one that is out of reach', () => {
  const young = { certification_level: 'open_water', date_of_birth: '2015-06-01' };
  expect(openedBy({ kind: 'course', level: 'advanced' }, young)).toBeUndefined();
  expect(openedBy({ kind: 'course', specialty: 'deep' }, { certification_level: 'open_water' })).toBeUndefined();
});

test('openingProduct finds the refresher and the course of a specialty, and nothing for a guide', () => {
  expect(openedBy({ kind: 'refresher' }, { certification_level: 'open_water' })).toBe('again');
  expect(openedBy({ kind: 'course', specialty: 'deep' }, { certification_level: 'rescue' })).toBe('deep');
  expect(openedBy({ kind: 'guide' }, { certification_level: 'rescue' })).toBeUndefined();
});
