import '@/app/site-styles';
import { BookablePage } from '@/app/[lng]/(site)/_products/bookable-page';
import { crumbsOf } from '@/app/[lng]/(site)/_products/crumbs';
import { FitSection } from '@/app/[lng]/(site)/_products/fit-section';
import { type ProductPageProps, pageProduct, productMetadata } from '@/app/[lng]/(site)/_products/page-product';
import { Ladder } from '@/features/catalogue/storefront/ui/ladder';
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
    <BookablePage
      lng={lng}
      product={course}
      crumbs={crumbs}
      around={
        <Section title={t('ladder.title')}>
          <Ladder lng={lng} product={course} />
        </Section>
      }
      after={<FitSection lng={lng} product={course} />}
    />
  );
}
