import { errorKey } from '@/shared/errors/error-key';
import { defaultLocale, type Locale, perLocale } from '@/shared/locale/locales';
import { z } from '@/shared/schema/zod';

const LONGEST_SIGNATURE = 1000;

const lines = z.string().trim().max(LONGEST_SIGNATURE, errorKey('invalid.too_long')).optional();

/** What ends the mails to guests and to the shop, before its name and address. */
export const mails = z.strictObject({
  /** Empty: none. A language without one has the English one. */
  signature: z.strictObject(perLocale(() => lines)),
});
export type ShopMails = z.output<typeof mails>;

/** The lines of the signature in a language; none where the shop has written none. */
export function signatureIn({ signature }: ShopMails, locale: Locale): string[] {
  const text = signature[locale] || signature[defaultLocale];
  return text ? text.split('\n').map((line) => line.trim()) : [];
}
