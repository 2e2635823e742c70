import { type Locale, localePath } from '@/shared/locale/locales';
import type { Month } from '@/shared/time/month';

const inMonth = (month: Month | undefined) => (month ? `?month=${month}` : '');

export const payPath = (lng: Locale, month?: Month) => localePath(lng, '/admin/pay') + inMonth(month);
export const sheetPath = (lng: Locale, member: string, month?: Month) =>
  localePath(lng, `/admin/pay/${member}`) + inMonth(month);
export const ratesPath = (lng: Locale) => localePath(lng, '/admin/pay/rates');
export const costsPath = (lng: Locale) => localePath(lng, '/admin/pay/costs');
