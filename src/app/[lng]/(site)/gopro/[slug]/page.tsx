import '@/app/site-styles';
import { BookablePage } from '@/app/[lng]/(site)/_products/bookable-page';
import { crumbsOf } from '@/app/[lng]/(site)/_products/crumbs';
import { type ProductPageProps, pageProduct, productMetadata } from '@/app/[lng]/(site)/_products/page-product';
import type { ProductDetail } from '@/features/catalogue/schema';
import { CareerPath } from '@/features/catalogue/storefront/ui/career-path';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { Section } from '@/ui/layout/section';

/** For a format, also includes its programme. */
function goProCrumbs(lng: Locale, product: Pick<ProductDetail, 'slug' | 'title' | 'programme'>) {
  const { slug, title, programme } = product;
  return crumbsOf(lng, '/gopro', [
    ...(programme ? [{ title: programme.title, path: `/gopro/${programme.slug}` }] : []),
    { title, path: `/gopro/${slug}` },
  ]);
}

// Cached after its first visit, like every public page.
export const generateStaticParams = () => [];

export const generateMetadata = productMetadata('/gopro');

export default async function ProgrammePage(props: ProductPageProps) {
  const { lng, product } = await pageProduct('/gopro', props);
  const { t } = await getT(lng, 'catalogue');
  const programmes = await publicCalls(lng).catalogue.products({ kinds: ['go_pro'] });
  return (
    <BookablePage
      lng={lng}
      product={product}
      crumbs={await goProCrumbs(lng, product)}
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
