import { expect, test } from 'vitest';
import { noRequirements } from '@/features/catalogue/domain/requirements';
import { defaultShop } from '@/shared/shop/sections';
import type { FitProduct } from './fit';
import { fitDiver } from './fit-diver';
import { misfitsOf } from './misfits';

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

test('misfitsOf accepts unknown facts, and returns a diver whose level is too low', () => {
  expect(misfitsOf([item([diver({})])], agencies).size).toBe(0);
  expect(misfitsOf([item([diver({ certification_level: 'scuba_diver' })])], agencies).size).toBe(1);
});

test('misfitsOf counts a booked guide and an earlier refresher', () => {
  const short = diver({ logged_dives: 40 });
  expect(misfitsOf([item([short])], agencies).size).toBe(1);
  expect(misfitsOf([item([short], { privateGuide: true })], agencies).size).toBe(0);
  const rusty = diver({ logged_dives: 60, last_dive: '2020-01-01' });
  expect(misfitsOf([item([rusty])], agencies).size).toBe(1);
  expect(misfitsOf([item([rusty], { product: refresher, day: '2026-12-23' }), item([rusty])], agencies).size).toBe(0);
  expect(misfitsOf([item([rusty]), item([rusty], { product: refresher, day: '2026-12-25' })], agencies).size).toBe(1);
});

test('misfitsOf wants an adult on the same item as a minor', () => {
  const minor = diver({ date_of_birth: '2012-01-01' });
  expect(misfitsOf([item([minor])], agencies).size).toBe(1);
  expect(misfitsOf([item([minor, diver({})])], agencies).size).toBe(0);
});
