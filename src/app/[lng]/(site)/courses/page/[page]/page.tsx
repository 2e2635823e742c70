import '@/app/site-styles';
import { pageOf } from '@/app/[lng]/(site)/_listing/listing-page';
import { CoursesListing, coursesMetadata } from '@/app/[lng]/(site)/courses/_listing';
import { lngOf, type PageProps } from '@/app/[lng]/lng';

type Props = PageProps<{ page: string }>;

// Cached after its first visit, like every public page.
export const generateStaticParams = () => [];

export async function generateMetadata(props: Props) {
  return coursesMetadata(await lngOf(props), await pageOf(props));
}

export default async function FurtherCoursesPage(props: Props) {
  return <CoursesListing lng={await lngOf(props)} page={await pageOf(props)} />;
}
