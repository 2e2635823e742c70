import { ListingJsonLd } from '@/app/[lng]/(site)/_listing/listing-json-ld';
import { listingPath, readListingPage } from '@/app/[lng]/(site)/_listing/listing-page';
import { ListingPagination } from '@/app/[lng]/(site)/_listing/listing-pagination';
import { pageMetadata } from '@/app/page-metadata';
import { productPath } from '@/features/catalogue/domain/product-path';
import { WhyChooseUs } from '@/features/catalogue/storefront/ui/why-choose-us';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { PageBand } from '@/ui/layout/page-band';
import { art } from '@/ui/show/art';
import { tripKinds } from './_kinds';
import { Trips } from './_trips';

export async function tripsMetadata(lng: Locale, page: number) {
  const { t } = await getT(lng, 'catalogue');
  const { selling } = await getShop();
  return pageMetadata({
    lng,
    path: listingPath('/trips', page),
    title: t('trips.metaTitle'),
    description: t('trips.metaDescription', { number: selling.divers_per_guide }),
  });
}

export async function TripsListing({ lng, page, search }: { lng: Locale; page: number; search?: string }) {
  const { t } = await getT(lng, 'catalogue');
  const { items, more } = await readListingPage(
    (page) => publicCalls(lng).catalogue.products({ kinds: tripKinds, page }),
    page,
  );
  return (
    <>
      <ListingJsonLd
        lng={lng}
        entries={items.map((product) => ({ name: product.title, path: productPath(product) }))}
      />
      <DepthGauge />
      <PageBand title={t('trips.title')} lead={t('trips.lead')} picture={art.boatDay} alt={t('trips.picture')} />
      {items.length > 0 ? (
        <Trips
          lng={lng}
          trips={items}
          {...(search !== undefined && { search })}
          pages={<ListingPagination lng={lng} path="/trips" page={page} more={more} />}
        />
      ) : (
        <Band depth="surface">
          <EmptyState title={t('trips.emptyTitle')} hint={t('trips.emptyHint')} />
        </Band>
      )}
      <Band depth="deep">
        <WhyChooseUs lng={lng} />
      </Band>
    </>
  );
}
