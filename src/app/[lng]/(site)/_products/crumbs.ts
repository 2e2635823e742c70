import type { Crumb } from '@/features/catalogue/storefront/ui/breadcrumb';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import type { Listing } from './find-product';

const names = { '/trips': 'breadcrumb.trips', '/courses': 'breadcrumb.courses', '/gopro': 'breadcrumb.gopro' } as const;

/** Breadcrumbs from the home page through the listing to the item. */
export async function crumbsOf(
  lng: Locale,
  listing: Listing,
  below: { title: string; path: string }[],
): Promise<Crumb[]> {
  const { t } = await getT(lng, 'catalogue');
  return [
    { name: t('breadcrumb.home'), href: localePath(lng, '/') },
    { name: t(names[listing]), href: localePath(lng, listing) },
    ...below.map(({ title, path }) => ({ name: title, href: localePath(lng, path) })),
  ];
}
