import '@/app/site-styles';
import { GuidesSection } from '@/app/[lng]/(site)/_crew/guides-section';
import { BookablePage } from '@/app/[lng]/(site)/_products/bookable-page';
import { crumbsOf } from '@/app/[lng]/(site)/_products/crumbs';
import { FitSection } from '@/app/[lng]/(site)/_products/fit-section';
import { type ProductPageProps, pageProduct, productMetadata } from '@/app/[lng]/(site)/_products/page-product';
import { ProofStrip } from '@/app/[lng]/(site)/_proof/proof-strip';
import { WhatElse } from './_what-else';

// Cached after its first visit, like every public page.
export const generateStaticParams = () => [];

export const generateMetadata = productMetadata('/trips');

export default async function TripPage(props: ProductPageProps) {
  const { lng, product: trip, path } = await pageProduct('/trips', props);
  const crumbs = await crumbsOf(lng, '/trips', [{ title: trip.title, path }]);
  return (
    <BookablePage
      lng={lng}
      product={trip}
      crumbs={crumbs}
      proof={<ProofStrip lng={lng} />}
      after={
        <>
          <FitSection lng={lng} product={trip} />
          <GuidesSection lng={lng} />
          <WhatElse lng={lng} trip={trip} />
        </>
      }
    />
  );
}
