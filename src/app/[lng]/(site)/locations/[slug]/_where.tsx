import { BaliMap } from '@/features/catalogue/map/ui/bali-map';
import { openMapLink } from '@/features/catalogue/map/ui/map-pin';
import { MapSection } from '@/features/catalogue/map/ui/map-section';
import type { DiveSiteDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';

export async function Where({ lng, site }: { lng: Locale; site: DiveSiteDetail }) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <MapSection
      title={t('site.where')}
      intro={t('site.whereIntro', { name: typeset(site.name), area: t(`area.${site.area}`) })}
      actions={
        <>
          <ButtonLink href={openMapLink(site.position)} target="_blank" rel="noreferrer">
            {t('map.open')}
          </ButtonLink>
          <ButtonLink href={localePath(lng, '/locations')}>{t('site.all')}</ButtonLink>
        </>
      }
    >
      <BaliMap lng={lng} label={t('map.one')} pins={[{ name: typeset(site.name), position: site.position }]} />
    </MapSection>
  );
}
