import { describe, expect, test } from 'vitest';
import { createProductInput, updateProductInput } from '@/features/catalogue/products/admin/schema';
import { withNeedsOfItsDays, withUsualNeeds } from './needs';

const texts = { en: { title: 'Wreck day', summary: 'x', body: [], itinerary: [], included: [], excluded: [] } };
const made = (about: object) => {
  const { slug, ...product } = createProductInput.parse({ kind: 'trip', texts, ...about });
  return withUsualNeeds(product, { slug, ratio: 4 });
};

describe('the needs of a new product', () => {
  test('are the usual needs of its kind unless the input has needs', () => {
    expect(made({ area: 'tulamben' })).toMatchObject({
      transport: ['van'],
      led_by: ['guide'],
      divers_per_guide: 4,
      parts: ['morning', 'afternoon'],
      served_areas: ['tulamben'],
      meeting_time: null,
    });
    const course = { kind: 'course', dive_count: 4, duration_days: 3, area: 'nusa_penida' };
    expect(made({ ...course, slug: 'open-water-diver' })).toMatchObject({ transport: ['none', 'boat'] });
    expect(made(course)).toMatchObject({ transport: ['boat'], led_by: ['instructor'] });
  });

  test('are the needs in the input if it has any', () => {
    expect(made({ transport: ['none'], parts: ['night'], served_areas: [] })).toMatchObject({
      transport: ['none'],
      led_by: ['guide'],
      parts: ['night'],
      served_areas: [],
    });
  });

  test('drop trailing entries that only repeat', () => {
    expect(made({ duration_days: 4, transport: ['none', 'boat', 'boat', 'boat'] }).transport).toEqual(['none', 'boat']);
    expect(made({ duration_days: 1, led_by: ['guide', 'guide'] }).led_by).toEqual(['guide']);
    expect(made({ duration_days: 3, transport: ['boat', 'none', 'boat'] }).transport).toEqual(['boat', 'none', 'boat']);
  });

  test('are refused with more entries than the product has days', () => {
    expect(() => made({ duration_days: 1, transport: ['none', 'boat'] })).toThrow();
    expect(() => made({ duration_days: 1.5, led_by: ['none', 'guide'] })).not.toThrow();
  });
});

describe('the needs in a change', () => {
  const before = { transport: ['none', 'boat'], led_by: ['instructor'], duration_days: 3 } as const;
  const change = (patch: object) =>
    withNeedsOfItsDays(
      { ...before, transport: [...before.transport], led_by: [...before.led_by] },
      updateProductInput.parse({ slug: 'x', ...patch }),
    );

  test('stay unchanged if the change has none', () => {
    expect(change({ price: 1 })).toMatchObject({ transport: undefined, led_by: undefined });
    expect(change({ duration_days: 5 })).toMatchObject({ transport: undefined, led_by: undefined });
  });

  test('end with the last day of a product that gets shorter', () => {
    expect(change({ duration_days: 1 })).toMatchObject({ transport: ['none'], led_by: ['instructor'] });
  });

  test('are refused with more entries than the product then has days', () => {
    expect(() => change({ transport: ['none', 'boat', 'none', 'boat'] })).toThrow();
    expect(() => change({ duration_days: 1, transport: ['none', 'boat'] })).toThrow();
    expect(change({ duration_days: 4, transport: ['none', 'boat', 'none', 'boat'] }).transport).toHaveLength(4);
  });
});

describe('the input of a product', () => {
  const faultsOf = (about: object) =>
    createProductInput.safeParse({ kind: 'trip', texts, ...about }).error?.issues.map(({ path }) => path.join('.')) ??
    [];

  test.each([
    [{ transport: [] }, 'transport'],
    [{ transport: ['plane'] }, 'transport.0'],
    [{ led_by: [] }, 'led_by'],
    [{ parts: [] }, 'parts'],
    [{ parts: ['morning', 'morning'] }, 'parts'],
    [{ divers_per_guide: 0 }, 'divers_per_guide'],
    [{ divers_per_guide: 5 }, 'divers_per_guide'],
    [{ served_areas: ['lombok'] }, 'served_areas.0'],
    [{ meeting_time: 'noon' }, 'meeting_time'],
  ])('is refused with %j', (about, field) => {
    expect(faultsOf(about)).toEqual([field]);
  });

  test('is accepted without any needs and with one to four divers per guide', () => {
    expect(faultsOf({})).toEqual([]);
    for (const divers_per_guide of [1, 2, 3, 4]) expect(faultsOf({ divers_per_guide })).toEqual([]);
  });
});
