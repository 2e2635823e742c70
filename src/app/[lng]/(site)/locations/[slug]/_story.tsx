import { IconArrowsVertical, IconChartBar, IconRipple } from '@tabler/icons-react';
import type { DiveSiteDetail } from '@/features/catalogue/schema';
import { Creatures } from '@/features/catalogue/storefront/ui/creatures';
import { currentOf } from '@/features/catalogue/storefront/ui/lengths';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import type { Locale } from '@/shared/locale/locales';
import { Gallery } from '@/ui/lightbox/gallery';
import { toSource } from '@/ui/show/cover';
import { FactRow } from '@/ui/show/fact-row';
import { Panel } from '@/ui/show/panel';
import css from './_dive-site.module.css';

/** Describes the site, the diving and the animals there. */
export async function Story({ lng, site }: { lng: Locale; site: DiveSiteDetail }) {
  const { t } = await getT(lng, 'catalogue');
  const facts = [
    { label: t('site.depth'), value: t('depthShort', site.depth), icon: <IconArrowsVertical aria-hidden="true" /> },
    { label: t('site.level'), value: t(`level.${site.level}`), icon: <IconChartBar aria-hidden="true" /> },
    { label: t('site.current'), value: currentOf(site.current, t), icon: <IconRipple aria-hidden="true" /> },
    { label: t('site.visibility'), value: t('depthShort', site.visibility) },
    { label: t('site.water'), value: t('site.waterValue', site.water) },
    { label: t('site.bottom'), value: t(`bottom.${site.bottom}`) },
  ];
  const pictures = site.pictures.slice(1).map((picture) => ({ ...toSource(picture), alt: picture.alt }));
  return (
    <div className={css.story}>
      <FactRow facts={facts} />
      <p className={css.lead}>{typeset(site.summary)}</p>
      <div className={css.columns}>
        <div className={css.reading}>
          {site.body.map((paragraph) => (
            <p key={paragraph}>{typeset(paragraph)}</p>
          ))}
          {site.snorkelling && <p className={css.hint}>{t('site.snorkelling')}</p>}
          <Gallery photographs={pictures} />
        </div>
        <div>
          <Panel title={t('site.life')}>
            <Creatures lng={lng} life={site.life} most={6} />
            <ul className={css.life}>
              {site.marine_life.map((animal) => (
                <li key={animal}>{typeset(animal)}</li>
              ))}
            </ul>
          </Panel>
          {site.person_in_charge && (
            <Panel title={t('site.person')}>
              <p className={css.person}>{site.person_in_charge}</p>
              <p className={css.hint}>{t('site.personText')}</p>
            </Panel>
          )}
        </div>
      </div>
    </div>
  );
}
