import '@/app/site-styles';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { TripsWindow, tripsMetadata } from './_window';

export async function generateMetadata(props: PageProps) {
  return tripsMetadata(await lngOf(props), 1);
}

export default async function TripsPage(props: PageProps) {
  return <TripsWindow lng={await lngOf(props)} page={1} />;
}
