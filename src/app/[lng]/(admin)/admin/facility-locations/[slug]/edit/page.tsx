import { catalogueItemPages } from '@/app/[lng]/(admin)/admin/_catalogue-item';
import { FacilityEdit } from '@/features/catalogue/facilities/admin/ui/facility-form';

const facilityPage = catalogueItemPages({
  name: 'facility',
  path: '/admin/facility-locations',
  get: (calls, slug) => calls.admin.facilities.get({ slug }),
  titleOf: ({ texts }) => texts.en.name,
});
const page = facilityPage('edit', ({ lng, item }) => <FacilityEdit lng={lng} facility={item} />);

export const generateMetadata = page.generateMetadata;
export default page.Page;
