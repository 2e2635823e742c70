import '@/app/site-styles';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { LocationsWindow, locationsMetadata } from './_window';

export async function generateMetadata(props: PageProps) {
  return locationsMetadata(await lngOf(props), 1);
}

export default async function LocationsPage(props: PageProps) {
  return <LocationsWindow lng={await lngOf(props)} page={1} />;
}
