import '@/app/site-styles';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { TripsListing, tripsMetadata } from './_listing';

// In seconds, because bookings change the free seats without invalidating the page.
export const revalidate = 300;

export async function generateMetadata(props: PageProps) {
  return tripsMetadata(await lngOf(props), 1);
}

export default async function TripsPage(props: PageProps) {
  return <TripsListing lng={await lngOf(props)} page={1} />;
}
