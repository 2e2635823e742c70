import { describe, expect, test } from 'vitest';
import { needsOn } from '../../src/features/outings/domain/parts';
import { activities } from './activities';
import { addOns } from './add-ons';
import { courses } from './courses';
import { fleet } from './fleet';
import { goPro } from './go-pro';
import { internships } from './internships';
import { needsOf } from './needs';
import { trips } from './trips';
import type { ProductContent } from './types';

const products = [...trips, ...activities, ...courses, ...goPro, ...internships];
const named = (slug: string): ProductContent => {
  const product = products.find((one) => one.slug === slug);
  if (!product) throw new Error(`no product ${slug}`);
  return product;
};
const daysOf = (product: ProductContent) =>
  Array.from({ length: Math.ceil(product.durationDays) }, (_, day) => needsOn(needsOf(product), day));

describe('needs of demo products', () => {
  test.each(products)('$slug has a vehicle that serves all its areas on each day it needs one', (product) => {
    for (const { transport, areas } of daysOf(product)) {
      const suitable = fleet.filter(
        (vehicle) => vehicle.kind === transport && areas.every((area) => vehicle.areas.some((one) => one === area)),
      );
      expect(transport === 'none' || suitable.length > 0, transport).toBe(true);
    }
  });

  test.each([...trips, ...activities])('$slug has a guide on a boat or in a van each day', (product) => {
    for (const { transport, ledBy } of daysOf(product)) {
      expect(['boat', 'van']).toContain(transport);
      expect(ledBy).toBe('guide');
    }
  });

  test('courses have an instructor; Go Pro programmes and internships need nobody', () => {
    expect(new Set(courses.flatMap((product) => needsOf(product).ledBy))).toEqual(new Set(['instructor']));
    for (const product of [...goPro, ...internships]) {
      expect(needsOf(product)).toMatchObject({ transport: ['none'], ledBy: ['none'] });
    }
  });

  test('the Open Water Diver begins at the pool and dives from the van', () => {
    expect(daysOf(named('open-water-diver')).map(({ transport }) => transport)).toEqual(['none', 'van', 'van']);
  });

  test('only Discover Scuba Diving limits a leader to two divers', () => {
    const few = products.filter((product) => needsOf(product).diversPerGuide < 4);
    expect(few.map(({ slug }) => slug)).toEqual(['discover-scuba-diving']);
    expect(needsOf(named('discover-scuba-diving')).diversPerGuide).toBe(2);
  });

  test('half days take one part of the day, dives after dark take the night, all others the day', () => {
    const partsOf = (take: (product: ProductContent) => boolean) =>
      products.filter(take).map((product) => needsOf(product).parts.join());
    const isNight = ({ departureTime = '' }: ProductContent) => departureTime > '16:30';
    const isHalf = ({ durationDays }: ProductContent) => durationDays === 0.5;
    expect(partsOf(isNight)).toEqual(['night', 'night']);
    expect(partsOf(isHalf)).toEqual(['morning', 'morning']);
    expect(new Set(partsOf((product) => !isNight(product) && !isHalf(product)))).toEqual(
      new Set(['morning,afternoon']),
    );
  });

  test('a companion takes a seat, a private guide is an extra leader', () => {
    const slugs = (chosen: typeof addOns) => chosen.map(({ slug }) => slug);
    expect(slugs(addOns.filter(({ takesSeat }) => takesSeat))).toEqual(['companion']);
    expect(slugs(addOns.filter(({ privateGuide }) => privateGuide))).toEqual(['private-guide']);
  });
});
