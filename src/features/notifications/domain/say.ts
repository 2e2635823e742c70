import { intlLocale, type Locale } from '../../../shared/locales';
import type { MailKey } from '../../../shared/mail-message';
import { operator } from '../../../shared/operator';

const LONGEST_NAME = 40;

/** How a mail speaks to its reader. */
export type Say = {
  t(key: MailKey, params?: Record<string, string | number>): string;
  /** A path of this site as an address in the reader's language. */
  link(path: string): string;
  when(instant: string): string;
  greeting(name: string): string;
};

/**
 * Anybody can have us write to anybody by registering that address, with a name of their choice.
 * So a name that could be an advertisement or an address on the web is left out.
 */
const isPlainName = (name: string): boolean =>
  name.trim() !== '' && name.length <= LONGEST_NAME && !/[/:@<>\p{Cc}]|\w\.\w/u.test(name);

export function sayer(
  locale: Locale,
  t: (key: MailKey, params: Record<string, string | number>) => string,
  link: (path: string) => string,
): Say {
  const about = { operator: operator.name, email: operator.email };
  const dates = new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: operator.timeZone,
  });
  return {
    t: (key, params) => t(key, { ...about, ...params }),
    link,
    when: (instant) => dates.format(new Date(instant)),
    greeting: (name) => (isPlainName(name) ? t('greeting', { name: name.trim() }) : t('greeting_nameless', {})),
  };
}
