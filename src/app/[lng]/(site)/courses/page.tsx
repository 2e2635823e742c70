import '@/app/site-styles';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { CoursesListing, coursesMetadata } from './_listing';

export async function generateMetadata(props: PageProps) {
  return coursesMetadata(await lngOf(props), 1);
}

export default async function CoursesPage(props: PageProps) {
  return <CoursesListing lng={await lngOf(props)} page={1} />;
}
