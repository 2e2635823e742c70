import '@/app/site-styles';
import { GuidesSection } from '@/app/[lng]/(site)/_crew/guides-section';
import { crumbsOf } from '@/app/[lng]/(site)/_products/crumbs';
import { FitSection } from '@/app/[lng]/(site)/_products/fit-section';
import { type ProductPageProps, pageProduct, productMetadata } from '@/app/[lng]/(site)/_products/page-product';
import { bookingOf } from '@/app/[lng]/(site)/_products/product-booking';
import { ProofStrip } from '@/app/[lng]/(site)/_proof/proof-strip';
import { ProductPage } from '@/features/catalogue/storefront/ui/product-page';

import { WhatElse } from './_what-else';

// Cached after its first visit, like every public page.
export const generateStaticParams = () => [];

export const generateMetadata = productMetadata('/trips');

export default async function TripPage(props: ProductPageProps) {
  const { lng, product: trip, path } = await pageProduct('/trips', props);
  const crumbs = await crumbsOf(lng, '/trips', [{ title: trip.title, path }]);
  return (
    <ProductPage
      lng={lng}
      product={trip}
      crumbs={crumbs}
      booking={await bookingOf(lng, trip)}
      after={
        <>
          <FitSection lng={lng} product={trip} />
          <ProofStrip lng={lng} />
          <GuidesSection lng={lng} />
          <WhatElse lng={lng} trip={trip} />
        </>
      }
    />
  );
}
