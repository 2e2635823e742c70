import { expect, test } from 'vitest';
import { priceRuleLines } from './price-rule-lines';

const texts = {
  season: 'Season',
  line: '{name}, {days}: {percent}',
  group: '{from} or more: {percent}',
  child: 'up to {age}: {percent}',
};
/** Replaces the thin spaces that Intl inserts. */
const linesOf = (...args: Parameters<typeof priceRuleLines>) =>
  priceRuleLines(...args).map((line) => line.replace(/\s+/g, ' '));
const season = (from: string, to: string, percent: number, names = {}) => ({
  from,
  to,
  percent,
  names: { en: '', ...names },
});
const rules = {
  seasons: [
    season('2026-07-01', '2026-08-31', 10, { en: 'High season', de: 'Hochsaison' }),
    season('2027-02-01', '2027-02-28', -5),
  ],
  group: { from: 6, percent: 10 },
  child: { up_to_age: 11, percent: 25 },
};

test('priceRuleLines names seasons with their days, groups and children, each with its percentage', () => {
  expect(linesOf(rules, { lng: 'en', texts })).toEqual([
    'High season, 1 July – 31 August 2026: +10%',
    'Season, 1 – 28 February 2027: -5%',
    '6 or more: -10%',
    'up to 11: -25%',
  ]);
});

test('priceRuleLines omits a season that is over, and formats its lines for the language', () => {
  expect(linesOf({ ...rules, group: null, child: null }, { lng: 'de', texts, from: '2026-08-31' })[0]).toBe(
    'Hochsaison, 1. Juli – 31. August 2026: +10 %',
  );
  expect(linesOf(rules, { lng: 'en', texts, from: '2026-09-01' })).toHaveLength(3);
});
