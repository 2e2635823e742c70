import { expect, test } from 'vitest';
import { noRequirements } from '@/features/catalogue/domain/requirements';
import { defaultShop } from '@/shared/shop/sections';
import type { FitProduct } from './fit';
import { fitDiver } from './fit-diver';
import { fitsOrder } from './fits-order';

const { agencies } = defaultShop;
const day = '2026-12-24';
const product: FitProduct = {
  ...{ minimumAge: 10, minimumLevel: 'open_water', refresher: false, hasGuide: true },
  requirements: { ...noRequirements, logged_dives: 50, adult_with_minors: true },
};
const refresher: FitProduct = { ...product, refresher: true, requirements: noRequirements };
const diver = (about: object) => fitDiver({ certification_level: 'open_water', date_of_birth: '1990-01-01', ...about });
const item = (divers: ReturnType<typeof diver>[], about: object = {}) => ({
  ...{ product, day, privateGuide: false, divers },
  ...about,
});

test('fitsOrder accepts unknown facts, and refuses a level that is too low', () => {
  expect(fitsOrder([item([diver({})])], agencies)).toBe(true);
  expect(fitsOrder([item([diver({ certification_level: 'scuba_diver' })])], agencies)).toBe(false);
});

test('fitsOrder counts a booked guide and an earlier refresher', () => {
  const short = diver({ logged_dives: 40 });
  expect(fitsOrder([item([short])], agencies)).toBe(false);
  expect(fitsOrder([item([short], { privateGuide: true })], agencies)).toBe(true);
  const rusty = diver({ logged_dives: 60, last_dive: '2020-01-01' });
  expect(fitsOrder([item([rusty])], agencies)).toBe(false);
  expect(fitsOrder([item([rusty], { product: refresher, day: '2026-12-23' }), item([rusty])], agencies)).toBe(true);
  expect(fitsOrder([item([rusty]), item([rusty], { product: refresher, day: '2026-12-25' })], agencies)).toBe(false);
});

test('fitsOrder wants an adult on the same item as a minor', () => {
  const minor = diver({ date_of_birth: '2012-01-01' });
  expect(fitsOrder([item([minor])], agencies)).toBe(false);
  expect(fitsOrder([item([minor, diver({})])], agencies)).toBe(true);
});
