import '@/app/site-styles';
import { crumbsOf } from '@/app/[lng]/(site)/_products/crumbs';
import { type ProductPageProps, pageProduct, productMetadata } from '@/app/[lng]/(site)/_products/page-product';
import { bookingOf } from '@/app/[lng]/(site)/_products/product-booking';
import { Ladder } from '@/features/catalogue/storefront/ui/ladder';
import { ProductPage } from '@/features/catalogue/storefront/ui/product-page';
import { getT } from '@/i18n/server';
import { Section } from '@/ui/layout/section';

// Cached after its first visit, like every public page.
export const generateStaticParams = () => [];

export const generateMetadata = productMetadata('/courses');

export default async function CoursePage(props: ProductPageProps) {
  const { lng, product: course, path } = await pageProduct('/courses', props);
  const { t } = await getT(lng, 'catalogue');
  const crumbs = await crumbsOf(lng, '/courses', [{ title: course.title, path }]);
  return (
    <ProductPage
      lng={lng}
      product={course}
      crumbs={crumbs}
      booking={await bookingOf(lng, course)}
      around={
        <Section title={t('ladder.title')}>
          <Ladder lng={lng} product={course} />
        </Section>
      }
    />
  );
}
