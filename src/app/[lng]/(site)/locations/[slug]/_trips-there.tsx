import { listingPathOf } from '@/features/catalogue/domain/product-path';
import type { DiveSiteDetail } from '@/features/catalogue/schema';
import { ProductCard } from '@/features/catalogue/storefront/ui/product-card';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { Section } from '@/ui/layout/section';
import { CardGrid } from '@/ui/show/picture-card';

/** Lists trips to this site, without the courses that also go there. */
export async function TripsThere({ lng, site }: { lng: Locale; site: DiveSiteDetail }) {
  const { t } = await getT(lng, 'catalogue');
  const trips = site.products.filter(({ kind }) => listingPathOf(kind) === '/trips');
  const all = (
    <ButtonLink href={localePath(lng, trips.length > 0 ? '/trips' : '/inquiry-contact')}>
      {trips.length > 0 ? t('site.allTrips') : t('site.ask')}
    </ButtonLink>
  );
  return (
    <Section title={t('site.trips')} intro={trips.length > 0 ? t('site.tripsIntro') : t('site.noTrips')} actions={all}>
      {trips.length > 0 && (
        <CardGrid>
          {trips.map((product) => (
            <ProductCard key={product.slug} lng={lng} product={product} />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}
