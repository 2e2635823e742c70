import { type Locale, localePath } from '@/shared/locale/locales';

export const closuresPath = (lng: Locale) => localePath(lng, '/admin/schedule/closures');
export const newClosurePath = (lng: Locale) => `${closuresPath(lng)}/create`;
export const closurePath = (lng: Locale, uuid: string) => `${closuresPath(lng)}/${uuid}/edit`;
