import { ProductListing } from '@/features/catalogue/storefront/ui/product-listing';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';
import { ButtonLink } from '@/ui/action/button-link';
import { Section } from '@/ui/layout/section';

const SHOWN = 4;

/** Shows the most popular trips, and a link to all of them. */
export async function Trips({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'site');
  const { selling } = await getShop();
  const trips = await publicCalls(lng).catalogue.products({ kinds: ['trip'] });
  if (trips.length === 0) return null;
  return (
    <Section
      id="trips"
      title={t('home.trips.title')}
      intro={t('home.trips.intro', { number: selling.divers_per_guide })}
      actions={<ButtonLink href={localePath(lng, '/trips')}>{t('home.trips.all')}</ButtonLink>}
    >
      <ProductListing lng={lng} products={trips.slice(0, SHOWN)} as="h3" />
    </Section>
  );
}
