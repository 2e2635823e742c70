import type { LocationDetail } from '@/features/catalogue/schema';
import { ProductCard } from '@/features/catalogue/ui/product-card';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { Section } from '@/ui/layout/section';
import { CardGrid } from '@/ui/show/picture-card';

/** The days that lead to this site. */
export async function TripsThere({ lng, site }: { lng: Locale; site: LocationDetail }) {
  const { t } = await getT(lng, 'places');
  const all = (
    <ButtonLink href={localePath(lng, site.products.length > 0 ? '/trips' : '/inquiry-contact')}>
      {site.products.length > 0 ? t('site.allTrips') : t('site.ask')}
    </ButtonLink>
  );
  return (
    <Section
      title={t('site.trips')}
      intro={site.products.length > 0 ? t('site.tripsIntro') : t('site.noTrips')}
      actions={all}
    >
      {site.products.length > 0 && (
        <CardGrid>
          {site.products.map((product) => (
            <ProductCard key={product.slug} lng={lng} product={product} />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}
