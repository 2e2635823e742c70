import { diveSitePage } from '@/app/[lng]/(admin)/admin/locations/[slug]/_page';
import { DiveSiteEdit } from '@/features/catalogue/dive-sites/admin/ui/dive-site-form';

const page = diveSitePage('edit', ({ lng, item }) => <DiveSiteEdit lng={lng} site={item} />);

export const generateMetadata = page.generateMetadata;
export default page.Page;
