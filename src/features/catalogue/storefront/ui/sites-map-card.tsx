import type { DiveSiteCard } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { joinFacts } from '@/i18n/typography/no-break';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { coverOf } from '@/ui/show/cover';
import { DepthBar } from '@/ui/show/depth-bar';
import { PictureCard } from '@/ui/show/picture-card';
import { Creatures } from './creatures';
import { currentOf } from './lengths';
import css from './sites-map-card.module.css';

type Props = { lng: Locale; site: DiveSiteCard; over?: string; season?: string };

/** Links to the site's page from anywhere on the card. */
export async function SiteCard({ lng, site, over, season }: Props) {
  const { t } = await getT(lng, 'catalogue');
  const requirements = [t(`level.${site.level}`), currentOf(site.current, t)];
  return (
    <PictureCard
      href={localePath(lng, `/locations/${site.slug}`)}
      picture={coverOf(site)}
      alt=""
      over={over ?? (site.snorkelling && t('site.alsoSnorkelling'))}
      title={typeset(site.name)}
    >
      <p className={css.promise}>{typeset(site.summary)}</p>
      <DepthBar {...site.depth} label={t('depth', site.depth)} short={t('depthShort', site.depth)} />
      <p className={css.requirements}>
        {joinFacts(requirements)}
        {season && <span>{season}</span>}
      </p>
      <div className={css.life}>
        <Creatures lng={lng} life={site.life} />
      </div>
    </PictureCard>
  );
}
