import { describe, expect, test } from 'vitest';
import { daysAfter, stayLonger } from './stay-longer';

const trip = (slug: string, about: object = {}) => ({
  ...{ slug, level: 'open_water' as const, area: 'tulamben' as const, cover: null, life: [slug] },
  ...{ bookable: true, divers_per_package: 2, allow_half_package: false, max_quantity: 4 },
  ...about,
});
const here = trip('wreck');
const free = (product: string, ...days: [string, number][]) => ({
  product,
  days: days.map(([date, places_left]) => ({ date, places_left })),
});
const booked = [{ product: 'wreck' }];
const shown = (found: { product: { slug: string }; date: string }[]) =>
  found.map(({ product, date }) => [product.slug, date]);

describe('stay-longer suggestions', () => {
  test('suggest one trip for each of the next days with seats for everybody', () => {
    const products = [here, trip('amed'), trip('padang-bai'), trip('full')];
    const seats = [
      free('wreck', ['2026-12-25', 9]),
      free('amed', ['2026-12-25', 2], ['2026-12-26', 2]),
      free('padang-bai', ['2026-12-26', 4], ['2026-12-27', 4]),
      free('full', ['2026-12-25', 1]),
    ];
    expect(shown(stayLonger({ here, booked, party: 2 }, products, seats))).toEqual([
      ['amed', '2026-12-25'],
      ['padang-bai', '2026-12-26'],
    ]);
  });

  test('omit trips above the level, already booked, or not sold to this many people', () => {
    const seats = ['deep', 'amed', 'pairs', 'closed', 'few', 'single'].map((slug) => free(slug, ['2026-12-25', 9]));
    const products = [
      trip('deep', { level: 'advanced' }),
      trip('amed', { divers_per_package: 1 }),
      trip('pairs'),
      trip('closed', { bookable: false, divers_per_package: 1 }),
      trip('few', { divers_per_package: 1, max_quantity: 2 }),
      trip('single', { divers_per_package: 1 }),
    ];
    const several = [...booked, { product: 'amed' }];
    expect(shown(stayLonger({ here, booked: several, party: 3 }, products, seats))).toEqual([['single', '2026-12-25']]);
  });

  test('cover the days after the last item, once each item has its day', () => {
    const course = { product: 'course', activity_date: '2026-12-24', sold: { duration_days: 3 } };
    const dive = { product: 'wreck', activity_date: '2026-12-25', sold: { duration_days: 1 } };
    expect(daysAfter([course, dive])).toEqual({ from: '2026-12-27', to: '2026-12-29' });
    expect(daysAfter([dive, { ...course, activity_date: '' }])).toBeNull();
  });
});
