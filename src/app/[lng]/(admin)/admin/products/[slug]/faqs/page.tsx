import { productPage } from '@/app/[lng]/(admin)/admin/products/[slug]/_page';
import { ProductFaqs } from '@/features/catalogue/products/admin/ui/product-faqs';

const page = productPage('faqs', ({ lng, item }) => <ProductFaqs lng={lng} product={item} />);

export const generateMetadata = page.generateMetadata;
export default page.Page;
