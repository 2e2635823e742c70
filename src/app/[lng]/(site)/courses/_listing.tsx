import { ListingJsonLd } from '@/app/[lng]/(site)/_listing/listing-json-ld';
import { listingPath, readListingPage } from '@/app/[lng]/(site)/_listing/listing-page';
import { ListingPagination } from '@/app/[lng]/(site)/_listing/listing-pagination';
import { pageMetadata } from '@/app/page-metadata';
import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductCard as Course } from '@/features/catalogue/schema';
import { ListingHeader } from '@/features/catalogue/storefront/ui/listing-header';
import { PricePrompt } from '@/features/catalogue/storefront/ui/price-prompt';
import { ProductListing } from '@/features/catalogue/storefront/ui/product-listing';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band, type Depth } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { Section } from '@/ui/layout/section';
import { art } from '@/ui/show/art';

/** Grouped by the required level: each stage is deeper than the one before. */
const stages: { name: 'start' | 'further' | 'lead'; depth: Depth; levels: Course['level'][] }[] = [
  { name: 'start', depth: 'surface', levels: ['none'] },
  { name: 'further', depth: 'reef', levels: ['scuba_diver', 'open_water'] },
  { name: 'lead', depth: 'deep', levels: ['advanced', 'rescue', 'divemaster', 'instructor'] },
];

export async function coursesMetadata(lng: Locale, page: number) {
  const { t } = await getT(lng, 'catalogue');
  const [title, description] = [t('courses.metaTitle'), t('courses.metaDescription')];
  return pageMetadata({ lng, path: listingPath('/courses', page), title, description });
}

export async function CoursesListing({ lng, page }: { lng: Locale; page: number }) {
  const { t } = await getT(lng, 'catalogue');
  const { items, more } = await readListingPage(
    (page) => publicCalls(lng).catalogue.products({ kinds: ['course'], page }),
    page,
  );
  const shown = stages
    .map((stage) => ({ ...stage, courses: items.filter(({ level }) => stage.levels.includes(level)) }))
    .filter((stage) => stage.courses.length > 0);
  return (
    <>
      <ListingJsonLd
        lng={lng}
        entries={items.map((product) => ({ name: product.title, path: productPath(product) }))}
      />
      <DepthGauge />
      <ListingHeader
        title={t('courses.title')}
        lead={t('courses.lead')}
        picture={art.poolTraining}
        alt={t('courses.picture')}
      />
      {shown.length === 0 && (
        <Band depth="surface">
          <EmptyState title={t('courses.emptyTitle')} hint={t('courses.emptyHint')} />
        </Band>
      )}
      {shown.map(({ name, depth, courses: ofStage }, position) => (
        <Band key={name} depth={depth}>
          {position === 0 && (
            <PricePrompt lng={lng} back="/courses" text={t('price.prompt')} signIn={t('price.signIn')} />
          )}
          <Section title={t(`courses.${name}Title`)} intro={t(`courses.${name}Intro`)}>
            <ProductListing lng={lng} products={ofStage} />
          </Section>
          {position === shown.length - 1 && <ListingPagination lng={lng} path="/courses" page={page} more={more} />}
        </Band>
      ))}
    </>
  );
}
