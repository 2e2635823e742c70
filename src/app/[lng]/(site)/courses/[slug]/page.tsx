import '@/app/site-styles';
import { crumbsOf } from '@/app/[lng]/(site)/_products/crumbs';
import { findProduct } from '@/app/[lng]/(site)/_products/find-product';
import { bookingOf } from '@/app/[lng]/(site)/_products/product-booking';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { Ladder } from '@/features/catalogue/storefront/ui/ladder';
import { ProductPage } from '@/features/catalogue/storefront/ui/product-page';
import { getT } from '@/i18n/server';
import { Section } from '@/ui/layout/section';

type Props = PageProps<{ slug: string }>;

// Cached after its first visit, as every public page.
export const generateStaticParams = () => [];

async function courseOf(props: Props) {
  const { slug } = await props.params;
  const lng = await lngOf(props);
  return { lng, course: await findProduct(lng, '/courses', slug), path: `/courses/${slug}` };
}

export async function generateMetadata(props: Props) {
  const { lng, course, path } = await courseOf(props);
  return pageMetadata({
    lng,
    path,
    title: course.title,
    description: course.summary,
    picture: course.cover?.url,
    focus: course.cover?.focus,
  });
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
      booking={await bookingOf(lng, course)}
      around={
        <Section title={t('ladder.title')}>
          <Ladder lng={lng} product={course} />
        </Section>
      }
    />
  );
}
