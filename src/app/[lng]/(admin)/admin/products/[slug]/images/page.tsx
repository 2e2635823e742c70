import { productPage } from '@/app/[lng]/(admin)/admin/products/[slug]/_page';
import { ProductImages } from '@/features/catalogue/products/admin/ui/product-images';

const page = productPage('images', ({ lng, item }) => <ProductImages lng={lng} product={item} />);

export const generateMetadata = page.generateMetadata;
export default page.Page;
