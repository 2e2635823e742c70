import '@/app/site-styles';
import { pageOf } from '@/app/[lng]/(site)/_shelf/shelf';
import { CoursesWindow, coursesMetadata } from '@/app/[lng]/(site)/courses/_window';
import { lngOf, type PageProps } from '@/app/[lng]/lng';

type Props = PageProps<{ page: string }>;

// Kept after its first visit, as every public page.
export const generateStaticParams = () => [];

export async function generateMetadata(props: Props) {
  return coursesMetadata(await lngOf(props), await pageOf(props));
}

export default async function FurtherCoursesPage(props: Props) {
  return <CoursesWindow lng={await lngOf(props)} page={await pageOf(props)} />;
}
