import { type Locale, localePath } from '@/shared/locale/locales';

export const boatsPath = (lng: Locale) => localePath(lng, '/admin/boats');
export const newBoatPath = (lng: Locale) => `${boatsPath(lng)}/create`;
export const boatPath = (lng: Locale, uuid: string) => `${boatsPath(lng)}/${uuid}/edit`;
