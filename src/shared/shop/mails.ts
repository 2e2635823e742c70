import { errorKey } from '@/shared/errors/error-key';
import { defaultLocale, type Locale, perLocale } from '@/shared/locale/locales';
import { z } from '@/shared/schema/zod';

const LONGEST_SIGNATURE = 1000;

const lines = z.string().trim().max(LONGEST_SIGNATURE, errorKey('invalid.too_long')).optional();

/** The signature of emails to guests and to the shop, placed before the shop's name and address. */
export const mails = z.strictObject({
  /** Empty means no signature. A language without its own signature uses the English one. */
  signature: z.strictObject(perLocale(() => lines)),
});
export type ShopMails = z.output<typeof mails>;

/** The signature lines in a language; empty when the shop has written none. */
export function signatureIn({ signature }: ShopMails, locale: Locale): string[] {
  const text = signature[locale] || signature[defaultLocale];
  return text ? text.split('\n').map((line) => line.trim()) : [];
}
