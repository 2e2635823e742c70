import { type Locale, localePath } from '@/shared/locale/locales';

export const bulkActsPath = (lng: Locale) => localePath(lng, '/admin/orders/bulk');
export const bulkActPath = (lng: Locale, uuid: string) => `${bulkActsPath(lng)}/${uuid}`;
export const bulkPrintPath = (lng: Locale, uuid: string) => `${bulkActPath(lng, uuid)}/print`;
