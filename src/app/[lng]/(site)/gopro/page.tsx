import '@/app/site-styles';
import { ListingJsonLd } from '@/app/[lng]/(site)/_listing/listing-json-ld';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { productPath } from '@/features/catalogue/domain/product-path';
import { CareerPath } from '@/features/catalogue/storefront/ui/career-path';
import { ListingHeader } from '@/features/catalogue/storefront/ui/listing-header';
import { PricePrompt } from '@/features/catalogue/storefront/ui/price-prompt';
import { ProductListing } from '@/features/catalogue/storefront/ui/product-listing';
import { getT } from '@/i18n/server';
import { publicCalls } from '@/trpc/public';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { Section } from '@/ui/layout/section';
import { art } from '@/ui/show/art';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'catalogue');
  return pageMetadata({ lng, path: '/gopro', title: t('gopro.metaTitle'), description: t('gopro.metaDescription') });
}

export default async function GoProPage(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'catalogue');
  const all = await publicCalls(lng).catalogue.products({ kinds: ['go_pro', 'internship'] });
  const programmes = all.filter(({ kind }) => kind === 'go_pro');
  const internships = all.filter(({ kind }) => kind === 'internship');
  return (
    <>
      <ListingJsonLd lng={lng} entries={all.map((product) => ({ name: product.title, path: productPath(product) }))} />
      <DepthGauge />
      <ListingHeader title={t('gopro.title')} lead={t('gopro.lead')} picture={art.goPro} alt={t('gopro.picture')} />
      {all.length === 0 && (
        <Band depth="surface">
          <EmptyState title={t('gopro.emptyTitle')} hint={t('gopro.emptyHint')} />
        </Band>
      )}
      {programmes.length > 0 && (
        <>
          <Band depth="surface">
            <PricePrompt lng={lng} back="/gopro" text={t('price.prompt')} signIn={t('price.signIn')} />
            <Section title={t('gopro.programmesTitle')} intro={t('gopro.programmesIntro')}>
              <ProductListing lng={lng} products={programmes} />
            </Section>
          </Band>
          <Band depth="shallow">
            <Section title={t('path.title')} intro={t('path.intro')}>
              <CareerPath lng={lng} programmes={programmes} />
            </Section>
          </Band>
        </>
      )}
      {internships.length > 0 && (
        <Band depth="deep">
          <Section title={t('gopro.internshipsTitle')} intro={t('gopro.internshipsIntro')}>
            <ProductListing lng={lng} products={internships} />
          </Section>
        </Band>
      )}
    </>
  );
}
