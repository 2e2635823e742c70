import '@/app/site-styles';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { LocationsListing, locationsMetadata } from './_listing';

export async function generateMetadata(props: PageProps) {
  return locationsMetadata(await lngOf(props), 1);
}

export default async function LocationsPage(props: PageProps) {
  return <LocationsListing lng={await lngOf(props)} page={1} />;
}
