import { type Locale, localePath } from '@/shared/locale/locales';

export const productsPath = (lng: Locale) => localePath(lng, '/admin/products');
export const productEditPath = (lng: Locale, slug: string, part: 'edit' | 'faqs' | 'images' | 'preview' = 'edit') =>
  `${productsPath(lng)}/${slug}/${part}`;

export const diveSitesPath = (lng: Locale) => localePath(lng, '/admin/locations');
export const diveSiteEditPath = (lng: Locale, slug: string, part: 'edit' | 'images' = 'edit') =>
  `${diveSitesPath(lng)}/${slug}/${part}`;

export const facilitiesPath = (lng: Locale) => localePath(lng, '/admin/facility-locations');
export const facilityEditPath = (lng: Locale, slug: string) => `${facilitiesPath(lng)}/${slug}/edit`;

export const addOnsPath = (lng: Locale) => localePath(lng, '/admin/addons');
export const newAddOnPath = (lng: Locale) => `${addOnsPath(lng)}/create`;
export const addOnPath = (lng: Locale, uuid: string) => `${addOnsPath(lng)}/${uuid}/edit`;

export const faqsPath = (lng: Locale) => localePath(lng, '/admin/faqs');
export const newFaqPath = (lng: Locale) => `${faqsPath(lng)}/create`;
export const faqOrderPath = (lng: Locale) => `${faqsPath(lng)}/order`;
export const faqPath = (lng: Locale, uuid: string) => `${faqsPath(lng)}/${uuid}/edit`;
