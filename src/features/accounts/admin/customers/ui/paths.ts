import { type Locale, localePath } from '@/shared/locale/locales';

/** Where the staff book for a customer. */
export const bookingFor = (lng: Locale, uuid: string) => localePath(lng, `/admin/orders/create/${uuid}`);
