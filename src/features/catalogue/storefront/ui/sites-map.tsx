import type { ReactNode } from 'react';
import { AreaMap } from '@/features/catalogue/map/ui/area-map';
import type { DiveSiteCard } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { joinFacts } from '@/i18n/typography/no-break';
import { typeset } from '@/i18n/typography/typeset';
import { areas } from '@/shared/diving/areas';
import { type Locale, localePath } from '@/shared/locale/locales';
import { coverOf } from '@/ui/show/cover';
import { areaId, byArea, middleOf } from './areas';

type Props = {
  lng: Locale;
  label: string;
  sites: DiveSiteCard[];
  /** Their areas get a link to their trips. */
  trips?: readonly { area: DiveSiteCard['area'] | null }[];
  /** Page with the list of all sites, if it is not the current page. */
  listAt?: string;
  note?: ReactNode;
};

/** Shows the diving areas on a map, with the sites of the chosen area and links to its trips. */
export async function SitesMap({ lng, label, sites, trips = [], listAt = '', note }: Props) {
  const { t } = await getT(lng, 'catalogue');
  const siteHref = (slug: string) => localePath(lng, `/locations/${slug}`);
  const listHref = (area: DiveSiteCard['area']) => `${listAt}?area=${area}#${areaId(area)}`;
  const shown = byArea(sites);
  const anchor = (area: DiveSiteCard['area']) => `map-${areaId(area)}`;
  return (
    <>
      <AreaMap
        lng={lng}
        content={{
          label,
          pins: sites.map(({ slug, name, position }) => ({ name: typeset(name), position, href: siteHref(slug) })),
          overview: shown.map(({ name, sites: there }) => ({
            name: t(`area.${name}`),
            position: middleOf(there),
            href: listHref(name),
            count: there.length,
          })),
        }}
        areas={areas.map((area) => {
          const there = shown.find(({ name }) => name === area)?.sites ?? [];
          return {
            area,
            name: t(`area.${area}`),
            positions: there.map(({ position }) => position),
            href: there.length > 0 ? `#${anchor(area)}` : undefined,
          };
        })}
        lists={shown.map(({ name: area, sites: there }) => ({
          area,
          id: anchor(area),
          name: t(`area.${area}`),
          all: { label: t('map.sitesThere', { count: there.length }), href: listHref(area) },
          trips: trips.some((trip) => trip.area === area)
            ? { label: t('map.tripsThere', { area: t(`area.${area}`) }), href: localePath(lng, `/trips?area=${area}`) }
            : undefined,
          sites: there.map((site) => ({
            href: siteHref(site.slug),
            name: typeset(site.name),
            facts: joinFacts([t('depthShort', site.depth), t(`level.${site.level}`)]),
            picture: coverOf(site),
          })),
        }))}
      />
      {note}
    </>
  );
}
