import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductCard } from '@/features/catalogue/schema';
import { RecentlyViewed } from '@/features/catalogue/storefront/ui/recently-viewed';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { coverOf } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';

/** The products of a listing that this browser has opened. */
export async function Viewed({ lng, products }: { lng: Locale; products: ProductCard[] }) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <RecentlyViewed
      title={t('list.viewed')}
      items={products.map((product) => ({
        slug: product.slug,
        title: typeset(product.title),
        href: localePath(lng, productPath(product)),
        picture: <Picture of={coverOf(product)} alt="" ratio="1 / 1" sizes="3.5rem" />,
      }))}
    />
  );
}
