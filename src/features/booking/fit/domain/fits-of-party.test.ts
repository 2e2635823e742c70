import { expect, test } from 'vitest';
import { noRequirements } from '@/features/catalogue/domain/requirements';
import { defaultShop } from '@/shared/shop/sections';
import { fitDiver } from './fit-diver';
import { fitsOfParty } from './fits-of-party';

const { agencies } = defaultShop;
const day = '2026-12-24';
const product = {
  ...{ level: 'open_water' as const, minimum_age: 10, refresher: false, add_ons: [{ private_guide: true }] },
  requirements: { ...noRequirements, logged_dives: 50, adult_with_minors: true },
};
const again = { ...product, refresher: true, requirements: noRequirements };
const diver = (about: object) => fitDiver({ certification_level: 'open_water', date_of_birth: '1990-01-01', ...about });
const trip = (about: object = {}) => ({ product, day, divers: [0, 1], isGuided: false, ...about });
const shown = (...input: Parameters<typeof fitsOfParty<typeof product>>) =>
  fitsOfParty(...input).map(({ position, answer, reasons }) => [position, answer, ...reasons.map(({ key }) => key)]);

test('fitsOfParty answers for divers with a level only, each reason once over all days', () => {
  const divers = [diver({ logged_dives: 10 }), diver({ certification_level: null })];
  expect(shown([trip(), trip({ day: '2026-12-25' })], divers, agencies)).toEqual([[0, 'not_yet', 'too_few_dives']]);
});

test('fitsOfParty counts an adult beside a minor, a booked guide and a booked refresher', () => {
  const minor = diver({ date_of_birth: '2012-01-01', logged_dives: 40 });
  const adult = diver({ logged_dives: 60, last_dive: '2020-01-01' });
  expect(shown([trip({ divers: [0] })], [minor], agencies)).toEqual([[0, 'ask_us', 'some_dives_short', 'adult']]);
  const both = [trip({ isGuided: true }), trip({ product: again, divers: [1] })];
  expect(shown(both, [minor, adult], agencies)).toEqual([
    [0, 'fits'],
    [1, 'fits'],
  ]);
});
