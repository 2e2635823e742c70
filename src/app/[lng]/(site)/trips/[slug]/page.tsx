import '@/app/site-styles';
import { GuidesSection } from '@/app/[lng]/(site)/_crew/guides-section';
import { crumbsOf } from '@/app/[lng]/(site)/_products/crumbs';
import { findProduct } from '@/app/[lng]/(site)/_products/find-product';
import { bookingOf } from '@/app/[lng]/(site)/_products/product-booking';
import { ProofStrip } from '@/app/[lng]/(site)/_proof/proof-strip';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { ProductPage } from '@/features/catalogue/storefront/ui/product-page';

import { WhatElse } from './_what-else';

type Props = PageProps<{ slug: string }>;

// Cached after its first visit, as every public page.
export const generateStaticParams = () => [];

async function tripOf(props: Props) {
  const { slug } = await props.params;
  const lng = await lngOf(props);
  return { lng, trip: await findProduct(lng, '/trips', slug), path: `/trips/${slug}` };
}

export async function generateMetadata(props: Props) {
  const { lng, trip, path } = await tripOf(props);
  return pageMetadata({
    lng,
    path,
    title: trip.title,
    description: trip.summary,
    picture: trip.cover?.url,
    focus: trip.cover?.focus,
  });
}

export default async function TripPage(props: Props) {
  const { lng, trip, path } = await tripOf(props);
  const crumbs = await crumbsOf(lng, '/trips', [{ title: trip.title, path }]);
  return (
    <ProductPage
      lng={lng}
      product={trip}
      crumbs={crumbs}
      booking={await bookingOf(lng, trip)}
      after={
        <>
          <ProofStrip lng={lng} />
          <GuidesSection lng={lng} />
          <WhatElse lng={lng} trip={trip} />
        </>
      }
    />
  );
}
