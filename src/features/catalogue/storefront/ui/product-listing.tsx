import type { ProductCard as Product } from '@/features/catalogue/schema';
import type { Locale } from '@/shared/locale/locales';
import { CardGrid } from '@/ui/show/picture-card';
import { ProductCard } from './product-card';

export function ProductListing({ lng, products, as }: { lng: Locale; products: Product[]; as?: 'h2' | 'h3' }) {
  return (
    <CardGrid>
      {products.map((product) => (
        <ProductCard key={product.slug} lng={lng} product={product} as={as} />
      ))}
    </CardGrid>
  );
}
