import { errorKey } from '@/shared/errors/error-key';
import { defaultLocale, type Locale, locales } from '@/shared/locale/locales';
import { z } from '@/shared/schema/zod';

/** The languages that the site does not show; English is always shown. */
export const languages = z.strictObject({
  hidden: z
    .array(z.enum(locales))
    .max(locales.length)
    .refine((hidden) => !hidden.includes(defaultLocale), errorKey('invalid.english_hidden')),
});
export type ShopLanguages = z.infer<typeof languages>;

export const shownLocales = ({ hidden }: ShopLanguages): Locale[] =>
  locales.filter((locale) => !hidden.includes(locale));
