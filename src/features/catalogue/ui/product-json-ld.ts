import { type Locale, localePath } from '../../../shared/locales';
import { operator } from '../../../shared/operator';
import type { ProductDetail } from '../schema';
import type { Crumb } from './breadcrumb';
import { productPath } from './product-path';

type Page = { lng: Locale; product: ProductDetail; crumbs: Crumb[]; origin: string };

const absolute = (origin: string, path: string) => new URL(path, origin).href;

const offeredBy = (origin: string) => ({ '@type': 'Organization', name: operator.name, url: absolute(origin, '/') });

function itself({ lng, product, origin }: Page) {
  const common = {
    name: product.title,
    description: product.summary,
    url: absolute(origin, localePath(lng, productPath(product))),
    image: product.pictures.map(({ url }) => absolute(origin, url)),
  };
  if (product.kind !== 'course') {
    return { '@type': 'Product', ...common, brand: { '@type': 'Brand', name: operator.name } };
  }
  return {
    '@type': 'Course',
    ...common,
    inLanguage: product.languages,
    provider: offeredBy(origin),
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

/** What search engines are told about a product. Its price is not among it: visitors are not told either. */
export const productJsonLd = (page: Page) => ({
  '@context': 'https://schema.org',
  '@graph': [itself(page), way(page), ...(page.product.faqs.length > 0 ? [questions(page)] : [])],
});
