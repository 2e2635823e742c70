import { diveSitePage } from '@/app/[lng]/(admin)/admin/locations/[slug]/_page';
import { DiveSiteImages } from '@/features/catalogue/dive-sites/admin/ui/dive-site-images';

const page = diveSitePage('images', ({ lng, item }) => <DiveSiteImages lng={lng} site={item} />);

export const generateMetadata = page.generateMetadata;
export default page.Page;
