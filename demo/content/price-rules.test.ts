import { expect, test } from 'vitest';
import { demoCatalogue } from '../../prisma/seed/demo-catalogue';
import { writtenPriceRules } from '../../src/features/catalogue/domain/price-rules';
import { demoPriceRules } from './price-rules';

test('price rules of the demo belong to its products and pass the validation for staff', () => {
  const slugs = demoCatalogue.products.map(({ slug }) => slug);
  for (const [slug, rules] of demoPriceRules('2026-11-24')) {
    expect(slugs).toContain(slug);
    expect(writtenPriceRules.parse(rules)).toEqual(rules);
  }
});

test('the high season of the demo is the next one, or the current one until it ends', () => {
  const seasonsOn = (day: string) =>
    demoPriceRules(day)
      .get('nusa-penida-mantas')
      ?.seasons.map(({ from }) => from);
  expect(seasonsOn('2026-08-31')).toEqual(['2026-07-01', '2027-07-01']);
  expect(seasonsOn('2026-09-01')).toEqual(['2027-07-01']);
});
