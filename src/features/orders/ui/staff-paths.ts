import { type Locale, localePath } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';

export const staffOrdersPath = (lng: Locale) => localePath(lng, '/admin/orders');
/** Without a day, links to the list of tomorrow. */
export const dayListPath = (lng: Locale, day?: Day) =>
  `${localePath(lng, '/admin/schedule/day')}${day ? `?date=${day}` : ''}`;
export const staffOrderPath = (lng: Locale, uuid: string) => `${staffOrdersPath(lng)}/${uuid}/detail`;
export const staffInvoicePath = (lng: Locale, uuid: string, invoice: string) =>
  `${staffOrdersPath(lng)}/${uuid}/invoices/${invoice}`;
export const editOrderPath = (lng: Locale, uuid: string) => `${staffOrdersPath(lng)}/${uuid}/edit`;
export const staffReceiptPath = (lng: Locale, uuid: string, receipt: string) =>
  `${staffOrdersPath(lng)}/${uuid}/receipts/${receipt}`;
