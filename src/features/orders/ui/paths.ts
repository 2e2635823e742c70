import { type Locale, localePath } from '@/shared/locale/locales';

export const ordersPath = (lng: Locale) => localePath(lng, '/user');
export const orderPath = (lng: Locale, uuid: string) => localePath(lng, `/user/orders/${uuid}`);
export const voucherPath = (lng: Locale, uuid: string) => `${orderPath(lng, uuid)}/voucher`;
export const invoicePath = (lng: Locale, uuid: string, invoice: string) =>
  `${orderPath(lng, uuid)}/invoices/${invoice}`;
export const calendarPath = (lng: Locale, uuid: string) => `${orderPath(lng, uuid)}/calendar`;
export const bookAgainPath = (lng: Locale, slug: string) =>
  localePath(lng, `/booking-form?product=${encodeURIComponent(slug)}`);

/** Books another day with the people, sizes and pickup of an order. */
export const anotherDayPath = (
  lng: Locale,
  uuid: string,
  more: { product?: string; date?: string; quantity?: string } = {},
) => localePath(lng, `/booking-form?${new URLSearchParams({ ...more, again: uuid })}`);

/** Anchors on the order page: the section that changes the plans, and the one that completes the forms. */
export const plansAnchor = 'plans';
export const formsAnchor = 'open-forms';
/** The form for the emergency contact. */
export const contactAnchor = 'open-form-contact';
