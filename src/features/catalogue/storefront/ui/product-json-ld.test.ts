import { describe, expect, it } from 'vitest';
import { noRequirements, teachesNothing } from '@/features/catalogue/domain/requirements';
import type { ProductDetail } from '@/features/catalogue/schema';
import { productJsonLd } from './product-json-ld';

const product: ProductDetail = {
  uuid: '01939a5e-0000-7000-8000-000000000000',
  slug: 'open-water-diver',
  kind: 'course',
  title: 'Open Water Diver',
  summary: 'Four dives and you are one of us.',
  cover: null,
  area: 'sanur',
  difficulty: 'easy',
  level: 'none',
  dive_count: 4,
  duration_days: 3,
  minimum_age: 10,
  bookable: true,
  teaches: teachesNothing,
  requirements: noRequirements,
  depth: null,
  current: null,
  life: [],
  body: [],
  itinerary: [],
  included: [],
  excluded: [],
  languages: ['en', 'de'],
  pickup: true,
  transfers: null,
  departure_time: '07:30',
  meeting_time: null,
  parts: ['morning'],
  weekdays: [1],
  max_quantity: 2,
  divers_per_package: 2,
  allow_half_package: false,
  refresher: false,
  forms: 'before_day',
  video_url: null,
  pictures: [{ url: '/api/media/a.webp', width: 16, height: 9, placeholder: '', focus: { x: 50, y: 50 }, alt: '' }],
  faqs: [{ question: 'Can I fail?', answer: 'You can take longer.' }],
  variants: [],
  add_ons: [],
  locations: [],
  comes_after: [],
  comes_before: [],
  programme: null,
  items: [],
};
const crumbs = [
  { name: 'Start', href: '/de' },
  { name: 'Kurse', href: '/de/courses' },
];
const page = {
  lng: 'de' as const,
  product,
  crumbs,
  origin: 'https://segara.test',
  seller: 'Segara Dive',
  depthName: 'Tiefe',
};
const typesOf = (jsonLd: ReturnType<typeof productJsonLd>) =>
  jsonLd['@graph'].map((part) => typeof part === 'object' && part['@type']);

describe('productJsonLd', () => {
  it("productJsonLd describes the course, its breadcrumb and its questions in the page's language", () => {
    const jsonLd = productJsonLd(page);
    expect(typesOf(jsonLd)).toEqual(['Course', 'BreadcrumbList', 'FAQPage']);
    expect(jsonLd['@graph'][0]).toMatchObject({
      url: 'https://segara.test/de/courses/open-water-diver',
      image: ['https://segara.test/api/media/a.webp'],
      hasCourseInstance: { courseWorkload: 'P3D' },
    });
    expect(jsonLd['@graph'][1]).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2, item: 'https://segara.test/de/courses' }],
    });
  });

  it('productJsonLd describes a trip by its sites, without an offer, because prices are not public', () => {
    const depth = { from: 5, to: 30 };
    const site = { name: 'Manta Point', slug: 'manta-point', depth } as ProductDetail['locations'][number];
    const jsonLd = productJsonLd({ ...page, product: { ...product, kind: 'trip', faqs: [], locations: [site] } });
    expect(typesOf(jsonLd)).toEqual(['TouristTrip', 'BreadcrumbList']);
    expect(JSON.stringify(jsonLd)).not.toMatch(/offer|price/i);
    expect(jsonLd['@graph'][0]).toMatchObject({
      itinerary: {
        itemListElement: [
          {
            position: 1,
            item: {
              '@type': 'TouristAttraction',
              url: 'https://segara.test/de/locations/manta-point',
              additionalProperty: { name: 'Tiefe', minValue: 5, maxValue: 30 },
            },
          },
        ],
      },
    });
  });

  it('productJsonLd gives the depth of a course with dives', () => {
    const depth = { from: 5, to: 18 };
    const firstNodeOf = (about: Partial<ProductDetail>) =>
      productJsonLd({ ...page, product: { ...product, ...about } })['@graph'][0];
    const expected = { name: 'Tiefe', minValue: 5, maxValue: 18, unitCode: 'MTR' };
    expect(firstNodeOf({ depth })).toMatchObject({ mentions: expected });
    expect(firstNodeOf({ depth, dive_count: 0 })).not.toHaveProperty('mentions');
  });
});
