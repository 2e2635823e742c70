import { expect, test } from 'vitest';
import { productSlugIn } from './viewed-products';

test('productSlugIn finds the product of its own page only', () => {
  expect(productSlugIn('/trips/amed')).toBe('amed');
  expect(productSlugIn('/de/courses/open-water-diver')).toBe('open-water-diver');
  for (const path of ['/trips', '/de/gopro/divemaster/items', '/trips/page/2', '/locations/amed', '/'])
    expect(productSlugIn(path), path).toBeNull();
});
