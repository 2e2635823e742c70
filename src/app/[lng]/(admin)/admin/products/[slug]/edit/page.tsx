import { productPage } from '@/app/[lng]/(admin)/admin/products/[slug]/_page';
import { Texts } from '@/i18n/texts';
import { Edit } from './_edit';

const page = productPage('edit', async ({ lng, calls, item }) => (
  <Texts lng={lng} ns={['catalogue', 'catalogue-admin', 'common', 'errors', 'seats-admin', 'ui']}>
    <Edit lng={lng} product={item} choices={await calls.admin.products.choices({ slug: item.slug })} />
  </Texts>
));

export const generateMetadata = page.generateMetadata;
export default page.Page;
