import type { OrderMail } from '@/features/orders/domain/order-mail';
import { orderMails } from '@/features/orders/mails';
import { translator } from '@/i18n/translate';
import type { Locale } from '@/shared/locale/locales';
import { mailFormatter } from '@/shared/mail/mail-formatter';
import { defaultShop } from '@/shared/shop/sections';

export const speak = async (locale: Locale = 'en') =>
  mailFormatter(
    locale,
    { mail: await translator(locale, 'mail'), common: await translator(locale, 'common') },
    (path) => `https://dive.example${path}`,
    defaultShop,
  );

export const deposit = {
  uuid: '0193d3a6-0000-7000-8000-000000000001',
  bookingId: 'SGR-ABC234',
  name: 'Ann',
  path: '/user/orders/0193d3a6-0000-7000-8000-000000000001',
  product: 'Manta Point',
  date: '2026-12-24',
  days: 1,
  divers: 2,
  total: 3_000_000,
  paid: 900_000,
  due: 2_100_000,
  confirmed: true,
  pickup: { area: 'sanur', from: '07:00', to: '07:15', back: { from: '16:00', to: '18:00' }, address: null },
} as const satisfies OrderMail;

type Template = Exclude<keyof typeof orderMails.write, 'order_notice' | 'order_message' | 'receipt'>;
export const write = async (template: Template, about: Partial<OrderMail> = {}, locale?: Locale) =>
  orderMails.write[template]({ ...deposit, ...about }, await speak(locale));
export const textOf = async (template: Template, about?: Partial<OrderMail>) =>
  (await write(template, about)).paragraphs.join('\n');
/** Replaces no-break spaces in amounts. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
export const factsIn = async (template: Template, about?: Partial<OrderMail>, locale?: Locale) =>
  Object.fromEntries(
    (await write(template, about, locale)).facts?.map(({ label, value }) => [label, plain(value)]) ?? [],
  );
