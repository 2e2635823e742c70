import '@/app/site-styles';
import { pageOf } from '@/app/[lng]/(site)/_listing/listing-page';
import { DiveSitesListing, diveSitesMetadata } from '@/app/[lng]/(site)/locations/_listing';
import { lngOf, type PageProps } from '@/app/[lng]/lng';

type Props = PageProps<{ page: string }>;

// Cached after its first visit, like every public page.
export const generateStaticParams = () => [];

export async function generateMetadata(props: Props) {
  return diveSitesMetadata(await lngOf(props), await pageOf(props));
}

export default async function FurtherDiveSitesPage(props: Props) {
  return <DiveSitesListing lng={await lngOf(props)} page={await pageOf(props)} />;
}
