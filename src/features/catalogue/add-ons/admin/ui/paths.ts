import { type Locale, localePath } from '@/shared/locale/locales';

export const addOnsPath = (lng: Locale) => localePath(lng, '/admin/addons');
export const newAddOnPath = (lng: Locale) => `${addOnsPath(lng)}/create`;
export const addOnPath = (lng: Locale, uuid: string) => `${addOnsPath(lng)}/${uuid}/edit`;
