import { type Locale, localePath } from '@/shared/locale/locales';

export const messagesPath = (lng: Locale) => localePath(lng, '/admin/contacts');
export const newMessagePath = (lng: Locale) => `${messagesPath(lng)}/create`;
export const messagePath = (lng: Locale, uuid: string) => `${messagesPath(lng)}/${uuid}`;

type Asker = { name: string; email: string; phone: string; product: string | null };

/** Path of the phone booking form, prefilled from the message. */
export function bookingPath(lng: Locale, { name, email, phone, product }: Asker): string {
  const values = { name, email, phone, product: product ?? '' };
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return `${localePath(lng, '/admin/orders/create')}?${new URLSearchParams(given)}`;
}
