import '../../../site-styles';
import { lngOf, type PageProps } from '../../lng';
import { CoursesWindow, coursesMetadata } from './_window';

export async function generateMetadata(props: PageProps) {
  return coursesMetadata(await lngOf(props), 1);
}

export default async function CoursesPage(props: PageProps) {
  return <CoursesWindow lng={await lngOf(props)} page={1} />;
}
