import { type Locale, localePath } from '@/shared/locale/locales';

export const bookingFor = (lng: Locale, uuid: string) => localePath(lng, `/admin/orders/create/${uuid}`);
