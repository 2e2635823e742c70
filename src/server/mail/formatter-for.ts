import { env } from '@/env';
import { translator } from '@/i18n/translate';
import { type Locale, localePath } from '@/shared/locale/locales';
import { type MailFormatter, mailFormatter } from '@/shared/mail/mail-formatter';
import type { Shop } from '@/shared/shop/sections';

/** Turns paths of this site into addresses in a reader's language. */
export const siteLink = (locale: Locale) => (path: string) => new URL(localePath(locale, path), env.APP_URL).href;

/** A formatter for emails in this language. */
export async function formatterFor(locale: Locale, shop: Shop): Promise<MailFormatter> {
  const [mail, common] = await Promise.all([translator(locale, 'mail'), translator(locale, 'common')]);
  return mailFormatter(locale, { mail, common }, siteLink(locale), shop);
}
