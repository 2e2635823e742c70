import { ListingJsonLd } from '@/app/[lng]/(site)/_listing/listing-json-ld';
import { listingPath, readListingPage } from '@/app/[lng]/(site)/_listing/listing-page';
import { ListingPagination } from '@/app/[lng]/(site)/_listing/listing-pagination';
import { pageMetadata } from '@/app/page-metadata';
import type { DiveSiteCard } from '@/features/catalogue/schema';
import { areaId, byArea } from '@/features/catalogue/storefront/ui/areas';
import { ListingHeader } from '@/features/catalogue/storefront/ui/listing-header';
import { SiteCard } from '@/features/catalogue/storefront/ui/sites-map-card';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { Section } from '@/ui/layout/section';
import { art } from '@/ui/show/art';
import { CardGrid } from '@/ui/show/picture-card';
import { SitesAndAreas } from './_sites-map';

async function SitesByArea({ lng, sites }: { lng: Locale; sites: DiveSiteCard[] }) {
  const { t } = await getT(lng, 'catalogue');
  return byArea(sites).map(({ name, sites: there }) => (
    <Section key={name} id={areaId(name)} title={t(`area.${name}`)} intro={t(`areaIntro.${name}`)}>
      <CardGrid>
        {there.map((site) => (
          <SiteCard key={site.slug} lng={lng} site={site} />
        ))}
      </CardGrid>
    </Section>
  ));
}

export async function diveSitesMetadata(lng: Locale, page: number) {
  const { t } = await getT(lng, 'catalogue');
  return pageMetadata({
    lng,
    path: listingPath('/locations', page),
    title: t('sites.metaTitle'),
    description: t('sites.metaDescription'),
  });
}

export async function DiveSitesListing({ lng, page }: { lng: Locale; page: number }) {
  const { t } = await getT(lng, 'catalogue');
  const { items: sites, more } = await readListingPage((page) => publicCalls(lng).catalogue.locations({ page }), page);
  return (
    <>
      <ListingJsonLd lng={lng} entries={sites.map(({ name, slug }) => ({ name, path: `/locations/${slug}` }))} />
      <DepthGauge />
      <ListingHeader
        title={t('sites.title')}
        lead={t('sites.lead')}
        picture={art.wallDropOff}
        alt={t('sites.picture')}
      />
      {sites.length > 0 ? (
        <>
          <Band depth="surface">
            <SitesAndAreas lng={lng} sites={sites} />
          </Band>
          <Band depth="shallow">
            <SitesByArea lng={lng} sites={sites} />
            <ListingPagination lng={lng} path="/locations" page={page} more={more} />
          </Band>
        </>
      ) : (
        <Band depth="surface">
          <EmptyState title={t('sites.emptyTitle')} hint={t('sites.emptyHint')} />
        </Band>
      )}
    </>
  );
}
