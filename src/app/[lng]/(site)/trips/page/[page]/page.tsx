import '@/app/site-styles';
import { pageOf } from '@/app/[lng]/(site)/_listing/listing-page';
import { TripsListing, tripsMetadata } from '@/app/[lng]/(site)/trips/_listing';
import { lngOf, type PageProps } from '@/app/[lng]/lng';

type Props = PageProps<{ page: string }>;

// Cached after its first visit, like every public page.
export const generateStaticParams = () => [];
// In seconds, because bookings change the free seats without invalidating the page.
export const revalidate = 300;

export async function generateMetadata(props: Props) {
  return tripsMetadata(await lngOf(props), await pageOf(props));
}

export default async function FurtherTripsPage(props: Props) {
  return <TripsListing lng={await lngOf(props)} page={await pageOf(props)} />;
}
