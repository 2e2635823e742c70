import type { ReactNode } from 'react';
import { ListingJsonLd } from '@/app/[lng]/(site)/_listing/listing-json-ld';
import { listingPath, readListingPage } from '@/app/[lng]/(site)/_listing/listing-page';
import { ListingPagination } from '@/app/[lng]/(site)/_listing/listing-pagination';
import { tripKinds } from '@/app/[lng]/(site)/trips/_kinds';
import { pageMetadata } from '@/app/page-metadata';
import type { DiveSiteCard } from '@/features/catalogue/schema';
import { areaId, byArea } from '@/features/catalogue/storefront/ui/areas';
import { AskTile } from '@/features/catalogue/storefront/ui/ask-tile';
import { ChoiceListing } from '@/features/catalogue/storefront/ui/choice-listing';
import { SiteCard } from '@/features/catalogue/storefront/ui/site-card';
import { SitesMap } from '@/features/catalogue/storefront/ui/sites-map';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { PageBand } from '@/ui/layout/page-band';
import { Section } from '@/ui/layout/section';
import { art } from '@/ui/show/art';
import { ChipLink } from '@/ui/show/chip-row';

/** Anchor of the map. */
const MAP = 'map';

async function Sites({ lng, sites, after }: { lng: Locale; sites: DiveSiteCard[]; after: ReactNode }) {
  const { t } = await getT(lng, 'catalogue');
  const areas = byArea(sites);
  return (
    <ChoiceListing
      name="area"
      label={t('map.areas')}
      all={t('filter.anyArea')}
      choices={areas.map(({ name }) => ({
        value: name,
        label: t(`area.${name}`),
        href: `#${areaId(name)}`,
        note: t(`areaIntro.${name}`),
      }))}
      items={areas.flatMap(({ name, sites: there }) =>
        there.map((site, position) => ({
          key: site.slug,
          choices: [name],
          card: <SiteCard lng={lng} site={site} id={position === 0 ? areaId(name) : undefined} />,
        })),
      )}
      counts={Array.from({ length: sites.length + 1 }, (_, count) => t('sites.count', { count }))}
      more={t('list.more', { count: '{count}' })}
      pinned={<ChipLink href={`#${MAP}`}>{t('sites.map')}</ChipLink>}
      end={<AskTile lng={lng} about="sites" picture={art.boatDay} />}
      after={after}
    />
  );
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
  const { catalogue } = publicCalls(lng);
  const [{ items: sites, more }, trips] = await Promise.all([
    readListingPage((page) => catalogue.locations({ page }), page),
    catalogue.products({ kinds: tripKinds }),
  ]);
  return (
    <>
      <ListingJsonLd lng={lng} entries={sites.map(({ name, slug }) => ({ name, path: `/locations/${slug}` }))} />
      <DepthGauge />
      <PageBand title={t('sites.title')} lead={t('sites.lead')} picture={art.wallDropOff} alt={t('sites.picture')} />
      {sites.length > 0 ? (
        <>
          <Sites
            lng={lng}
            sites={sites}
            after={<ListingPagination lng={lng} path="/locations" page={page} more={more} />}
          />
          <Band depth="shallow" id={MAP}>
            <Section title={t('map.title')} intro={t('map.note')}>
              <SitesMap lng={lng} label={t('map.sites')} sites={sites} trips={trips} />
            </Section>
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
