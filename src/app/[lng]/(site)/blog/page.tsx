import '@/app/site-styles';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { BlogWindow, blogMetadata } from './_window';

export async function generateMetadata(props: PageProps) {
  return blogMetadata(await lngOf(props), 1);
}

export default async function BlogPage(props: PageProps) {
  return <BlogWindow lng={await lngOf(props)} page={1} />;
}
