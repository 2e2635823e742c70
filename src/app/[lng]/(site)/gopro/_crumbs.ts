import { crumbsOf } from '@/app/[lng]/(site)/_products/crumbs';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { Locale } from '@/shared/locale/locales';

/** Includes the programme, for one of its formats. */
export function goProCrumbs(lng: Locale, product: Pick<ProductDetail, 'slug' | 'title' | 'programme'>) {
  const { slug, title, programme } = product;
  return crumbsOf(lng, '/gopro', [
    ...(programme ? [{ title: programme.title, path: `/gopro/${programme.slug}` }] : []),
    { title, path: `/gopro/${slug}` },
  ]);
}
