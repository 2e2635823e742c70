import '../../../../site-styles';
import { Ladder } from '@/features/catalogue/ui/ladder';
import { ProductPage } from '@/features/catalogue/ui/product-page';
import { getT } from '@/i18n/server';
import { Section } from '@/ui/layout/section';
import { pageMetadata } from '../../../../page-metadata';
import { lngOf, type PageProps } from '../../../lng';
import { crumbsOf } from '../../_products/crumbs';
import { findProduct } from '../../_products/find-product';
import { ProductDays } from '../../_products/product-days';

type Props = PageProps<{ slug: string }>;

// Kept after its first visit, as every public page.
export const generateStaticParams = () => [];

async function courseOf(props: Props) {
  const { slug } = await props.params;
  const lng = await lngOf(props);
  return { lng, course: await findProduct(lng, '/courses', slug), path: `/courses/${slug}` };
}

export async function generateMetadata(props: Props) {
  const { lng, course, path } = await courseOf(props);
  return pageMetadata({ lng, path, title: course.title, description: course.summary, picture: course.cover?.url });
}

export default async function CoursePage(props: Props) {
  const { lng, course, path } = await courseOf(props);
  const { t } = await getT(lng, 'catalogue');
  const crumbs = await crumbsOf(lng, '/courses', [{ title: course.title, path }]);
  return (
    <ProductPage
      lng={lng}
      product={course}
      crumbs={crumbs}
      days={<ProductDays lng={lng} product={course} />}
      around={
        <Section title={t('ladder.title')}>
          <Ladder lng={lng} product={course} />
        </Section>
      }
    />
  );
}
