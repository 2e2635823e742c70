import { expect, test } from 'vitest';
import { middle } from '@/shared/schema/focus-position';
import { whatElseFits } from './what-else-fits';

type Product = Parameters<typeof whatElseFits>[0];
const cover = (url: string) => ({ url, width: 4, height: 3, placeholder: '', focus: middle, alt: '' });
const trip = (slug: string, about: Partial<Product> = {}): Product => ({
  slug,
  level: 'open_water',
  area: 'tulamben',
  cover: cover(slug),
  life: [slug],
  ...about,
});
const slugsFor = (here: Product, others: Product[], most = 3) =>
  whatElseFits(here, [here, ...others], most).map(({ slug }) => slug);

test('whatElseFits requires no higher level and prefers the nearest level, then the same area', () => {
  const others = [
    trip('snorkelling', { level: 'none' }),
    trip('far', { area: 'menjangan' }),
    trip('drift', { level: 'advanced' }),
    trip('near'),
  ];
  expect(slugsFor(trip('wreck'), others)).toEqual(['near', 'far', 'snorkelling']);
  expect(slugsFor(trip('reef', { level: 'none' }), others)).toEqual(['snorkelling']);
});

test('whatElseFits returns neighbours that look different from each other and from the product', () => {
  const mantas = trip('mantas', { life: ['manta'] });
  const others = [
    trip('more-mantas', { life: ['manta', 'turtle'] }),
    trip('wreck'),
    trip('twin', { cover: cover('wreck') }),
  ];
  expect(slugsFor(mantas, others)).toEqual(['wreck', 'more-mantas', 'twin']);
});

test('whatElseFits includes similar-looking products if nothing else is left', () => {
  const mantas = trip('mantas', { life: ['manta'] });
  expect(slugsFor(mantas, [trip('more-mantas', { life: ['manta'] })])).toEqual(['more-mantas']);
});
