import { tripKinds } from '@/app/[lng]/(site)/trips/_kinds';
import { whatElseFits } from '@/features/catalogue/domain/what-else-fits';
import type { ProductDetail } from '@/features/catalogue/schema';
import { ProductListing } from '@/features/catalogue/storefront/ui/product-listing';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { Section } from '@/ui/layout/section';

const SHOWN = 3;

/** Suggests other trips for the same guest. */
export async function WhatElse({ lng, trip }: { lng: Locale; trip: ProductDetail }) {
  const { t } = await getT(lng, 'catalogue');
  const trips = await publicCalls(lng).catalogue.products({ kinds: tripKinds });
  const fitting = whatElseFits(trip, trips, SHOWN);
  if (fitting.length === 0) return null;
  return (
    <Section title={t('similar.title')} intro={t('similar.intro')}>
      <ProductListing lng={lng} products={fitting} />
    </Section>
  );
}
