import '@/app/site-styles';
import type { Metadata } from 'next';
import { TripsListing, tripsMetadata } from '@/app/[lng]/(site)/trips/_listing';
import { lngOf, type PageProps } from '@/app/[lng]/lng';

export const dynamic = 'force-dynamic';

/** Kept out of search engines, which should find the page of all trips instead. */
export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return { ...(await tripsMetadata(await lngOf(props), 1)), robots: { index: false } };
}

async function searchOf({ searchParams }: PageProps): Promise<string> {
  const entries = Object.entries(await searchParams).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value]),
  );
  return `?${new URLSearchParams(entries)}`;
}

/** Target of the listing's form in browsers without scripts. */
export default async function TripsSearchPage(props: PageProps) {
  return <TripsListing lng={await lngOf(props)} page={1} search={await searchOf(props)} />;
}
