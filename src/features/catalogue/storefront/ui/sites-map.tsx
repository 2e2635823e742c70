import type { ReactNode } from 'react';
import { BaliMap } from '@/features/catalogue/map/ui/bali-map';
import type { DiveSiteCard } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { areaId, byArea, middleOf } from './areas';

type Props = {
  lng: Locale;
  label: string;
  sites: DiveSiteCard[];
  /** Page with the list that the area pins link to, if it is not the current page. */
  listAt?: string;
  note?: ReactNode;
};

/** Shows dive sites on a map; on narrow screens, shows their areas with links to the list. */
export async function SitesMap({ lng, label, sites, listAt = '', note }: Props) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <BaliMap
      lng={lng}
      label={label}
      pins={sites.map(({ slug, name, position }) => ({
        name: typeset(name),
        position,
        href: localePath(lng, `/locations/${slug}`),
      }))}
      overview={byArea(sites).map(({ name, sites: there }) => ({
        name: t(`area.${name}`),
        position: middleOf(there),
        href: `${listAt}#${areaId(name)}`,
        count: there.length,
      }))}
      note={note}
    />
  );
}
