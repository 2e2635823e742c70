import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import type { ShopIdentity } from '@/shared/shop/identity';
import { areaName } from '@/shared/shop/pickup';
import type { Shop } from '@/shared/shop/sections';
import { type ClockTime, clockTime, clockTimes } from '@/shared/time/clock-times';
import { formatDay, formatMoment } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { formatPickup } from '@/shared/time/pickup';
import type { MailKey } from './mail-message';

const LONGEST_NAME = 40;

type Span = { from: string; to: string };

/** Formats values in an email for its reader. */
export type MailFormatter = {
  /** The shop that sends the email. */
  shop: ShopIdentity;
  t(key: MailKey, params?: Record<string, string | number>): string;
  /** Turns a path of this site into an address in the reader's language. */
  link(path: string): string;
  when(instant: string): string;
  day(day: Day, length: 'full' | 'medium'): string;
  money(amount: number): string;
  area(area: string): string;
  /** The pickup area and time. */
  pickup(area: string, pickupSpan: Span): string;
  clock(time: ClockTime): string;
  /** Formats both ends of a span of a day. */
  hours(span: Span): Span;
  greeting(name: string): string;
};

/**
 * Anybody can make us mail any address by registering it under a name of their choice, so a name that could be an
 * advertisement or a web address is left out.
 */
const isPlainName = (name: string): boolean =>
  name.trim() !== '' && name.length <= LONGEST_NAME && !/[/:@<>\p{Cc}]|\w\.\w/u.test(name);

type Texts = {
  mail: (key: MailKey, params: Record<string, string | number>) => string;
  common: Parameters<typeof formatPickup>[0];
};

export function mailFormatter(
  locale: Locale,
  { mail: t, common }: Texts,
  link: (path: string) => string,
  { identity: shop, pickup }: Shop,
): MailFormatter {
  const about = { operator: shop.name, email: shop.email };
  return {
    shop,
    t: (key, params) => t(key, { ...about, ...params }),
    link,
    when: (instant) => formatMoment(new Date(instant), locale),
    day: (day, length) => formatDay(day, locale, length),
    money: (amount) => formatRupiah(amount, locale),
    clock: (time) => clockTime(locale, time),
    hours: (span) => clockTimes(locale, span),
    area: (area) => areaName(pickup, locale, area),
    pickup: (area, pickupSpan) => formatPickup(common, locale, areaName(pickup, locale, area), pickupSpan),
    greeting: (name) => (isPlainName(name) ? t('greeting', { name: name.trim() }) : t('greeting_nameless', {})),
  };
}
