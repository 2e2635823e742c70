import Link from 'next/link';
import type { DiveSiteCard } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { joinFacts } from '@/i18n/typography/no-break';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { coverOf } from '@/ui/show/cover';
import { DepthBar } from '@/ui/show/depth-bar';
import { Picture } from '@/ui/show/picture';
import { currentOf } from './lengths';
import css from './site-list.module.css';

/** Lists a product's dive sites, each with its depth and difficulty. */
export async function SiteList({ lng, sites }: { lng: Locale; sites: DiveSiteCard[] }) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <ul className={css.sites}>
      {sites.map((site) => (
        <li key={site.slug}>
          <Picture className={css.picture} of={coverOf(site)} alt="" ratio="4 / 3" sizes="10rem" />
          <div>
            <h3>
              <Link href={localePath(lng, `/locations/${site.slug}`)}>{typeset(site.name)}</Link>
            </h3>
            <p>{typeset(site.summary)}</p>
            <DepthBar {...site.depth} label={t('depth', site.depth)} short={t('depthShort', site.depth)} />
            <p className={css.requirements}>{joinFacts([t(`level.${site.level}`), currentOf(site.current, t)])}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
