import '@/app/site-styles';
import { crumbsOf } from '@/app/[lng]/(site)/_products/crumbs';
import { findProduct } from '@/app/[lng]/(site)/_products/find-product';
import { bookingOf } from '@/app/[lng]/(site)/_products/product-booking';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import type { ProductDetail } from '@/features/catalogue/schema';
import { CareerPath } from '@/features/catalogue/storefront/ui/career-path';
import { ProductPage } from '@/features/catalogue/storefront/ui/product-page';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { Section } from '@/ui/layout/section';

/** Includes the programme, for one of its formats. */
function goProCrumbs(lng: Locale, product: Pick<ProductDetail, 'slug' | 'title' | 'programme'>) {
  const { slug, title, programme } = product;
  return crumbsOf(lng, '/gopro', [
    ...(programme ? [{ title: programme.title, path: `/gopro/${programme.slug}` }] : []),
    { title, path: `/gopro/${slug}` },
  ]);
}

type Props = PageProps<{ slug: string }>;

// Cached after its first visit, as every public page.
export const generateStaticParams = () => [];

async function programmeOf(props: Props) {
  const { slug } = await props.params;
  const lng = await lngOf(props);
  return { lng, product: await findProduct(lng, '/gopro', slug), path: `/gopro/${slug}` };
}

export async function generateMetadata(props: Props) {
  const { lng, product, path } = await programmeOf(props);
  return pageMetadata({
    lng,
    path,
    title: product.title,
    description: product.summary,
    picture: product.cover?.url,
    focus: product.cover?.focus,
  });
}

export default async function ProgrammePage(props: Props) {
  const { lng, product } = await programmeOf(props);
  const { t } = await getT(lng, 'catalogue');
  const programmes = await publicCalls(lng).catalogue.products({ kinds: ['go_pro'] });
  return (
    <ProductPage
      lng={lng}
      product={product}
      crumbs={await goProCrumbs(lng, product)}
      booking={await bookingOf(lng, product)}
      around={
        product.kind === 'go_pro' && (
          <Section title={t('path.title')} intro={t('path.intro')}>
            <CareerPath lng={lng} programmes={programmes} here={product.programme?.slug ?? product.slug} />
          </Section>
        )
      }
    />
  );
}
