import { expect, test } from 'vitest';
import { demoCatalogue } from './demo-catalogue';
import { picturesOf } from './product-pictures';

const { products, diveSites } = demoCatalogue;
const galleries = [...picturesOf(products, diveSites)];

test('every product of the demo has three to five different pictures', () => {
  expect(galleries).toHaveLength(products.length);
  for (const [slug, pictures] of galleries) {
    const names = pictures.map(({ drawing }) => drawing.name);
    expect(new Set(names).size, slug).toBe(names.length);
    expect(names.length, slug).toBeGreaterThanOrEqual(3);
    expect(names.length, slug).toBeLessThanOrEqual(5);
  }
});

test('no two products of the demo have the same cover', () => {
  const covers = galleries.map(([, [cover]]) => cover?.drawing.name);
  expect(new Set(covers).size).toBe(covers.length);
});

test('further pictures of products add no drawings to those of covers, sites and scenes', () => {
  const covers = new Set(galleries.map(([, [cover]]) => cover?.drawing.name));
  const further = galleries.flatMap(([, [, ...others]]) => others.map(({ drawing }) => drawing.name));
  const sites = new Set(diveSites.map(({ slug }) => `site ${slug}`));
  expect(further.filter((name) => !covers.has(name) && !sites.has(name) && !name.startsWith('scene '))).toEqual([]);
});
