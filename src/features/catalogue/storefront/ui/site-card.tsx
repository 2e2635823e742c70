import type { DiveSiteCard } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { joinFacts } from '@/i18n/typography/no-break';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { coverOf } from '@/ui/show/cover';
import { DepthRuler } from '@/ui/show/depth-ruler';
import { PictureCard } from '@/ui/show/picture-card';
import { Creatures } from './creatures';
import { currentOf } from './lengths';

type Props = {
  lng: Locale;
  site: DiveSiteCard;
  /** Lets a link lead to the card. */
  id?: string | undefined;
};

/** Links to the site's page from anywhere on the card. */
export async function SiteCard({ lng, site, id }: Props) {
  const { t } = await getT(lng, 'catalogue');
  const { area, depth, level, current, snorkelling } = site;
  return (
    <PictureCard
      as="h2"
      id={id}
      href={localePath(lng, `/locations/${site.slug}`)}
      picture={coverOf(site)}
      alt=""
      where={t(`area.${area}`)}
      ruler={<DepthRuler {...depth} label={t('depth', depth)} short={t('depthShort', depth)} />}
      life={<Creatures lng={lng} life={site.life} />}
      title={typeset(site.name)}
      meta={
        <>
          {joinFacts([t(`level.${level}`), currentOf(current, t)])}
          {snorkelling && <br />}
          {snorkelling && t('site.alsoSnorkelling')}
        </>
      }
      lead={typeset(site.summary)}
    />
  );
}
