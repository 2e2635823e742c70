import { type Locale, localePath } from '@/shared/locale/locales';

export const productsPath = (lng: Locale) => localePath(lng, '/admin/products');
export const productEditPath = (lng: Locale, slug: string, part: 'edit' | 'faqs' | 'images' | 'preview' = 'edit') =>
  `${productsPath(lng)}/${slug}/${part}`;

export const locationsPath = (lng: Locale) => localePath(lng, '/admin/locations');
export const locationEditPath = (lng: Locale, slug: string, part: 'edit' | 'images' = 'edit') =>
  `${locationsPath(lng)}/${slug}/${part}`;

export const facilitiesPath = (lng: Locale) => localePath(lng, '/admin/facility-locations');
export const facilityEditPath = (lng: Locale, slug: string) => `${facilitiesPath(lng)}/${slug}/edit`;
