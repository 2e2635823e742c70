import { type Locale, localePath } from '../../../../shared/locales';

export const staffOrdersPath = (lng: Locale) => localePath(lng, '/admin/orders');
export const staffOrderPath = (lng: Locale, uuid: string) => `${staffOrdersPath(lng)}/${uuid}/detail`;
