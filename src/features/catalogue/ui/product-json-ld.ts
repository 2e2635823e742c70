import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductDetail } from '@/features/catalogue/schema';
import { type Locale, localePath } from '@/shared/locale/locales';
import type { Crumb } from './breadcrumb';

type Page = {
  lng: Locale;
  product: ProductDetail;
  crumbs: Crumb[];
  origin: string;
  /** The name of the shop. */
  seller: string;
  /** The word for depth in the page's language. */
  depthName: string;
};

const absolute = (origin: string, path: string) => new URL(path, origin).href;

const offeredBy = ({ seller, origin }: Page) => ({
  '@type': 'Organization',
  name: seller,
  url: absolute(origin, '/'),
});

/** The depth displayed on the page: that of the course limit, not of the bottom of its sites. */
function depthOf({ product, depthName }: Page) {
  const { depth, dive_count } = product;
  if (!depth || dive_count === 0) return null;
  return { '@type': 'PropertyValue', name: depthName, minValue: depth.from, maxValue: depth.to, unitCode: 'MTR' };
}

function itself(page: Page) {
  const { lng, product, origin } = page;
  const depth = depthOf(page);
  const common = {
    name: product.title,
    description: product.summary,
    url: absolute(origin, localePath(lng, productPath(product))),
    image: product.pictures.map(({ url }) => absolute(origin, url)),
  };
  if (product.kind !== 'course') {
    return {
      '@type': 'Product',
      ...common,
      brand: { '@type': 'Brand', name: page.seller },
      ...(depth && { additionalProperty: depth }),
    };
  }
  return {
    '@type': 'Course',
    ...common,
    inLanguage: product.languages,
    provider: offeredBy(page),
    ...(depth && { mentions: depth }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      courseWorkload: `P${Math.ceil(product.duration_days)}D`,
    },
  };
}

const way = ({ crumbs, origin }: Page) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(origin, href),
  })),
});

const questions = ({ product }: Page) => ({
  '@type': 'FAQPage',
  mainEntity: product.faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Structured data for search engines; it has no price, because visitors do not see prices either. */
export const productJsonLd = (page: Page) => ({
  '@graph': [itself(page), way(page), ...(page.product.faqs.length > 0 ? [questions(page)] : [])],
});
