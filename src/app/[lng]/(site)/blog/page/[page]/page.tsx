import '@/app/site-styles';
import { pageOf } from '@/app/[lng]/(site)/_listing/listing-page';
import { BlogListing, blogMetadata } from '@/app/[lng]/(site)/blog/_listing';
import { lngOf, type PageProps } from '@/app/[lng]/lng';

type Props = PageProps<{ page: string }>;

// Cached after its first visit, like every public page.
export const generateStaticParams = () => [];

export async function generateMetadata(props: Props) {
  return blogMetadata(await lngOf(props), await pageOf(props));
}

export default async function FurtherBlogPage(props: Props) {
  return <BlogListing lng={await lngOf(props)} page={await pageOf(props)} />;
}
