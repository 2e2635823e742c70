import { listingPath, readListingPage } from '@/app/[lng]/(site)/_listing/listing-page';
import { ListingPagination } from '@/app/[lng]/(site)/_listing/listing-pagination';
import { pageMetadata } from '@/app/page-metadata';
import { ListingHeader } from '@/features/catalogue/ui/listing-header';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/server';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { art } from '@/ui/show/art';
import { SitesByArea } from './_sites-by-area';
import { SitesAndAreas } from './_sites-map';

export async function locationsMetadata(lng: Locale, page: number) {
  const { t } = await getT(lng, 'catalogue');
  return pageMetadata({
    lng,
    path: listingPath('/locations', page),
    title: t('sites.metaTitle'),
    description: t('sites.metaDescription'),
  });
}

/** A page of the listing, with everything around it. */
export async function LocationsListing({ lng, page }: { lng: Locale; page: number }) {
  const { t } = await getT(lng, 'catalogue');
  const { items: sites, more } = await readListingPage((page) => publicCalls(lng).catalogue.locations({ page }), page);
  return (
    <>
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
