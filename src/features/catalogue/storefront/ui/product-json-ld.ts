import type { Course, Graph, Organization, TouristTrip } from 'schema-dts';
import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductDetail } from '@/features/catalogue/schema';
import { type Locale, localePath } from '@/shared/locale/locales';
import { absolute, breadcrumbList, depthRange, faqPage } from '@/ui/structured-data';
import type { Crumb } from './breadcrumb';

type Page = {
  lng: Locale;
  product: ProductDetail;
  crumbs: Crumb[];
  origin: string;
  /** Name of the shop. */
  seller: string;
  /** The word for depth in the page's language. */
  depthName: string;
};

const providerOf = ({ seller, origin }: Page): Organization => ({
  '@type': 'Organization',
  name: seller,
  url: absolute(origin, '/'),
});

const commonOf = (page: Page) => ({
  name: page.product.title,
  description: page.product.summary,
  url: absolute(page.origin, localePath(page.lng, productPath(page.product))),
  image: page.product.pictures.map(({ url }) => absolute(page.origin, url)),
  provider: providerOf(page),
});

/** Names the sites of a trip; a `Product` would need an offer, and prices are not public. */
function tripOf(page: Page): TouristTrip {
  const { lng, product, origin, depthName } = page;
  return {
    '@type': 'TouristTrip',
    ...commonOf(page),
    ...(product.locations.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        itemListElement: product.locations.map(({ name, slug, depth }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'TouristAttraction',
            name,
            url: absolute(origin, localePath(lng, `/locations/${slug}`)),
            additionalProperty: depthRange(depthName, depth),
          },
        })),
      },
    }),
  };
}

/** Uses the course's depth limit, as on the page, not the depth of its sites. */
function courseOf(page: Page): Course {
  const { product, depthName } = page;
  return {
    '@type': 'Course',
    ...commonOf(page),
    inLanguage: product.languages,
    ...(product.depth && product.dive_count > 0 && { mentions: depthRange(depthName, product.depth) }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      courseWorkload: `P${Math.ceil(product.duration_days)}D`,
    },
  };
}

const isTrip = ({ kind }: ProductDetail): boolean => kind === 'trip' || kind === 'activity';

/** Structured data for search engines, without prices, because visitors do not see prices either. */
export function productJsonLd(page: Page): Pick<Graph, '@graph'> {
  const { product, crumbs, origin } = page;
  return {
    '@graph': [
      isTrip(product) ? tripOf(page) : courseOf(page),
      breadcrumbList(origin, crumbs),
      ...(product.faqs.length > 0 ? [faqPage(product.faqs)] : []),
    ],
  };
}
