import type { DiveSiteCard } from '@/features/catalogue/schema';
import { areaId, byArea } from '@/features/catalogue/storefront/ui/areas';
import { SitesMap } from '@/features/catalogue/storefront/ui/sites-map';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import css from './_sites-map.module.css';

export async function SitesAndAreas({ lng, sites }: { lng: Locale; sites: DiveSiteCard[] }) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <>
      <SitesMap lng={lng} label={t('map.sites')} sites={sites} note={<p className={css.note}>{t('map.note')}</p>} />
      <nav className={css.areas} aria-label={t('map.areas')}>
        <ul>
          {byArea(sites).map(({ name, sites: there }) => (
            <li key={name}>
              <a href={`#${areaId(name)}`}>
                {t(`area.${name}`)} <span>{there.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
