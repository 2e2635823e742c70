import { BaliMap } from '@/features/catalogue/map/ui/bali-map';
import type { LocationCard } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locales';
import { areaId, byArea, middleOf } from './_areas';
import css from './_sites-map.module.css';

/** All sites on the map, and the way to each area of the list. */
export async function SitesMap({ lng, sites }: { lng: Locale; sites: LocationCard[] }) {
  const { t } = await getT(lng, 'places');
  const { t: catalogue } = await getT(lng, 'catalogue');
  const areas = byArea(sites);
  return (
    <>
      <BaliMap
        lng={lng}
        label={t('map.sites')}
        pins={sites.map(({ slug, name, position }) => ({
          name,
          position,
          href: localePath(lng, `/locations/${slug}`),
        }))}
        overview={areas.map(({ name, sites: there }) => ({
          name: catalogue(`area.${name}`),
          position: middleOf(there),
          href: `#${areaId(name)}`,
          count: there.length,
        }))}
        note={<p className={css.note}>{t('map.note')}</p>}
      />
      <nav className={css.areas} aria-label={t('map.areas')}>
        <ul>
          {areas.map(({ name, sites: there }) => (
            <li key={name}>
              <a href={`#${areaId(name)}`}>
                {catalogue(`area.${name}`)} <span>{there.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
