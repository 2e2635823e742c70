import '../../../site-styles';
import { lngOf, type PageProps } from '../../lng';
import { TripsWindow, tripsMetadata } from './_window';

export async function generateMetadata(props: PageProps) {
  return tripsMetadata(await lngOf(props), 1);
}

export default async function TripsPage(props: PageProps) {
  return <TripsWindow lng={await lngOf(props)} page={1} />;
}
