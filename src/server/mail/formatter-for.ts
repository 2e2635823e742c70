import { translator } from '@/i18n/translate';
import type { Locale } from '@/shared/locale/locales';
import { type MailFormatter, mailFormatter } from '@/shared/mail/mail-formatter';
import type { Shop } from '@/shared/shop/sections';
import { siteLink } from './site-link';

/** Formats what a mail in this language says. */
export async function formatterFor(locale: Locale, shop: Shop): Promise<MailFormatter> {
  const [mail, common] = await Promise.all([translator(locale, 'mail'), translator(locale, 'common')]);
  return mailFormatter(locale, { mail, common }, siteLink(locale), shop);
}
