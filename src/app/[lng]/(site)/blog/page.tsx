import '@/app/site-styles';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { BlogListing, blogMetadata } from './_listing';

export async function generateMetadata(props: PageProps) {
  return blogMetadata(await lngOf(props), 1);
}

export default async function BlogPage(props: PageProps) {
  return <BlogListing lng={await lngOf(props)} page={1} />;
}
