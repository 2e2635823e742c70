import { IconChevronRight } from '@tabler/icons-react';
import Link from 'next/link';
import type { DiveSiteCard } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { joinFacts } from '@/i18n/typography/no-break';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { coverOf } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';
import { currentOf } from './lengths';
import css from './rows.module.css';

/** Lists a product's dive sites, numbered like the pins of its map, each with depth, level and current. */
export async function SiteRows({ lng, sites }: { lng: Locale; sites: DiveSiteCard[] }) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <ol className={css.sites}>
      {sites.map((site, index) => (
        <li key={site.slug}>
          <Link href={localePath(lng, `/locations/${site.slug}`)} prefetch={false}>
            <Picture className={css.picture} of={coverOf(site)} alt="" ratio="4 / 3" sizes="6rem" />
            <span className={css.row}>
              <span className={css.name}>
                {sites.length > 1 && <span className={css.number}>{index + 1}</span>} {typeset(site.name)}
              </span>
              <span className={css.line}>
                {joinFacts([t('depthShort', site.depth), t(`level.${site.level}`), currentOf(site.current, t)])}
              </span>
            </span>
            <IconChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ol>
  );
}
