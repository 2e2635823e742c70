import type { FavouriteSite } from '@/features/catalogue/dive-sites/schema';
import { seasonIn } from '@/features/catalogue/storefront/ui/season';
import { SiteCard } from '@/features/catalogue/storefront/ui/sites-map-card';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { ButtonLink } from '@/ui/action/button-link';
import { Section } from '@/ui/layout/section';
import { CardGrid } from '@/ui/show/picture-card';

async function Favourite({ lng, site }: { lng: Locale; site: FavouriteSite }) {
  const { t } = await getT(lng, 'catalogue');
  const { best_months: months } = site;
  const best = months.length === 12 ? t('site.everySeason') : t('site.season', { months: seasonIn(lng, months, t) });
  return <SiteCard lng={lng} site={site} over={t(`area.${site.area}`)} {...(months.length > 0 && { season: best })} />;
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
      actions={<ButtonLink href={localePath(lng, '/locations')}>{t('home.sites.all')}</ButtonLink>}
    >
      <CardGrid>
        {sites.map((site) => (
          <Favourite key={site.slug} lng={lng} site={site} />
        ))}
      </CardGrid>
    </Section>
  );
}
