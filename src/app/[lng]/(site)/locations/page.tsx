import '@/app/site-styles';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { DiveSitesListing, diveSitesMetadata } from './_listing';

export async function generateMetadata(props: PageProps) {
  return diveSitesMetadata(await lngOf(props), 1);
}

export default async function DiveSitesPage(props: PageProps) {
  return <DiveSitesListing lng={await lngOf(props)} page={1} />;
}
