import Link from 'next/link';
import type { FavouriteSite } from '@/features/catalogue/dive-sites/schema';
import { seasonIn } from '@/features/catalogue/storefront/ui/season';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { Section } from '@/ui/layout/section';
import { coverOf } from '@/ui/show/cover';
import { Poster } from './poster';
import css from './sites.module.css';

async function Favourite({ lng, site }: { lng: Locale; site: FavouriteSite }) {
  const { t } = await getT(lng, 'catalogue');
  const { best_months: months } = site;
  const best = months.length === 12 ? t('site.everySeason') : seasonIn(lng, months, t);
  return (
    <Poster
      href={localePath(lng, `/locations/${site.slug}`)}
      picture={coverOf(site)}
      sizes="(min-width: 64rem) 18rem, 13rem"
      badge={months.length > 0 ? best : undefined}
      title={typeset(site.name)}
      text={typeset(site.summary)}
    />
  );
}

/** Shows the dive sites that the owner put on the home page, with their own facts. */
export async function Sites({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'site');
  const sites = await publicCalls(lng).catalogue.favourites();
  if (sites.length === 0) return null;
  return (
    <Section
      id="sites"
      title={t('home.sites.title')}
      intro={t('home.sites.intro')}
      actions={<Link href={localePath(lng, '/locations')}>{t('home.sites.all')}</Link>}
    >
      <div className={css.posters}>
        {sites.map((site) => (
          <Favourite key={site.slug} lng={lng} site={site} />
        ))}
      </div>
    </Section>
  );
}
