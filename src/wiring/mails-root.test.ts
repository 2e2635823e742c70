import { describe, expect, it } from 'vitest';
import { translator } from '@/i18n/translate';
import type { MailParams } from '@/server/mail/mail';
import { locales } from '@/shared/locale/locales';
import { type MailFormatter, mailFormatter } from '@/shared/mail/mail-formatter';
import type { MailMessage } from '@/shared/mail/mail-message';
import { defaultShop } from '@/shared/shop/sections';
import { mails } from './mails-root';

const at = '2026-11-21T16:30:00.000Z';

const order = {
  uuid: '0193d3a6-0000-7000-8000-000000000001',
  bookingId: 'SGR-ABC234',
  name: 'Ann',
  path: '/user/orders/0193d3a6-0000-7000-8000-000000000001',
  product: '12',
  date: '2026-12-24',
  days: 1,
  divers: 2,
  total: 3_000_000,
  paid: 900_000,
  due: 2_100_000,
  confirmed: true,
  pickup: { area: 'nusa_dua', from: '06:30', to: '06:45', back: { from: '16:00', to: '18:00' }, address: null },
  refund: 450_000,
  received: 980_000,
  onAccount: 100_000,
  requested: 990_000,
  reason: '34',
  expiresAt: at,
  dateBefore: '2026-12-20',
} as const;

const params: MailParams = {
  verify_email: { name: 'Ann', path: '/email-verification/abc', hours: 24 },
  account_made: { name: 'Ann', path: '/forgot-password?email=ann%40new.test' },
  already_registered: { name: 'Ann', path: '/sign-in' },
  otp: { name: 'Ann', code: 'ABC234', minutes: 10 },
  facebook_code: { name: 'Ann', code: 'ABC234', minutes: 10 },
  sign_in_link: { name: 'Ann', path: '/sign-in-link/abc', minutes: 15 },
  password_guesses: { name: 'Ann', path: '/forgot-password', until: at },
  email_change_confirm: { name: 'Ann', path: '/email-change-verification/abc', hours: 24 },
  email_change_notice: { name: 'Ann', newEmail: 'ann@new.test', at },
  password_changed: { name: 'Ann', path: '/forgot-password', at },
  admin_invitation: { name: 'Ann', inviter: 'Made', path: '/admin/invitation/abc', hours: 48 },
  account_deleted: { name: 'Ann', at },
  message_receipt: { name: 'Ann', path: '/faq' },
  message_notice: {
    kind: 'inquiry',
    name: 'Ann',
    email: 'ann@new.test',
    phone: '+62 812',
    about: '12',
    body: '1\n\n2',
    path: '/admin/contacts',
    internship: { intake: '2027-02-01', level: '1', dives: '40', languages: '2' },
  },
  message_answer: { name: 'Ann', about: '12', body: '1\n\n2', writtenAt: at },
  order_placed: order,
  order_paid: order,
  order_confirmed: order,
  order_completed: order,
  order_declined: order,
  order_cancelled: order,
  order_refunded: order,
  order_expired: order,
  order_moved: order,
  item_cancelled: order,
  order_changed: { ...order, changes: ['packages'] },
  pickup_changed: order,
  move_requested: { ...order, wanted: '2026-12-28', reason: 'Our flight is later' },
  order_reminder: order,
  diver_links: {
    ...{ name: 'Ann', bookingId: 'SG-ABCD-12', product: '12', date: '2026-12-24' },
    people: [{ name: 'Ann', number: 1, url: 'https://segara.test/ready/token' }],
  },
  forms_reminder: {
    ...{ name: 'Ann', bookingId: 'SG-ABCD-12', product: '12', date: '2026-12-24' },
    people: [{ name: '', number: 2, url: 'https://segara.test/ready/token' }],
    contact: '/user/orders/1',
  },
  payment_failed: order,
  payment_late_returned: order,
  payment_wrong_amount: order,
  payment_wrong_returned: order,
  payment_excess_returned: order,
  rest_paid: order,
  receipt: {
    name: 'Ann',
    number: 'R-2026-00001',
    bookingId: 'SG-ABCD-12',
    product: '12',
    at,
    total: 5,
    lines: [
      { method: 'cash', amount: 3 },
      { method: 'qris', amount: 2 },
    ],
    taxNumber: '4',
    toPay: 7,
    order,
  },
  payment_unbooked: order,
  refund_started: order,
  approval_requested: { name: 'Ann', by: 'Made', bookingId: 'SGR-ABC234', amount: 34, path: '/admin/payments' },
  refund_done: order,
  order_message: { name: 'Ann', subject: '1', body: '2\n\n3', path: '/user/orders/x' },
  order_notice: { ...order, kind: 'paid', email: 'ann@new.test', amount: 5 },
};

const templates = Object.keys(mails.write) as (keyof MailParams)[];

const write = <Template extends keyof MailParams>(
  template: Template,
  templateParams: MailParams[Template],
  formatter: MailFormatter,
): MailMessage => mails.write[template](templateParams, formatter);

const speak = async (locale: (typeof locales)[number]) =>
  mailFormatter(
    locale,
    { mail: await translator(locale, 'mail'), common: await translator(locale, 'common') },
    (path) => `https://dive.example/${locale}${path}`,
    defaultShop,
  );

const sentences = ({ action, facts = [], ...message }: MailMessage): string[] =>
  [
    message.subject,
    message.heading,
    message.greeting,
    ...message.paragraphs,
    ...facts.map(({ label }) => label),
    action?.label,
    message.footnote,
    message.why,
  ].filter((sentence) => sentence !== undefined);

describe.each(locales.filter((locale) => locale !== 'en'))('mails in %s', (locale) => {
  it.each(templates)('%s has no sentence left in English', async (template) => {
    const english = sentences(write(template, params[template], await speak('en')));
    const translated = sentences(write(template, params[template], await speak(locale)));
    expect(translated.filter((sentence) => /\p{L}/u.test(sentence) && english.includes(sentence))).toEqual([]);
  });
});

describe.each(locales)('every email in %s', (locale) => {
  it.each(templates)('%s is complete', async (template) => {
    const message = write(template, params[template], await speak(locale));
    for (const sentence of sentences(message)) {
      expect(sentence).not.toMatch(/\{\{|\}\}|undefined|^[a-z_]+(\.[a-z_]+)+$/);
      expect(sentence.trim()).not.toBe('');
    }
  });

  it('link to pages in the same language', async () => {
    const { action } = write('verify_email', params.verify_email, await speak(locale));
    expect(action?.url).toBe(`https://dive.example/${locale}/email-verification/abc`);
  });

  it('state the time in Bali, where it is already the next day', async () => {
    const message = write('password_changed', params.password_changed, await speak(locale));
    expect(message.paragraphs[0]).toMatch(/22/);
    expect(message.paragraphs[0]).toMatch(/0?0[:.]30/);
  });

  it('show the code by itself, and not in the subject, which a locked screen shows', async () => {
    const message = write('otp', params.otp, await speak(locale));
    expect(message.code).toBe('ABC234');
    expect(sentences(message).join()).not.toContain('ABC234');
  });
});

describe('the greeting', () => {
  it.each(['Ann', 'Jean-Luc', "D'Arcy", '花子', 'I Gusti Ngurah Agung', 'J. R.'])(
    'addresses %s by name',
    async (name) => {
      expect((await speak('en')).greeting(name)).toBe(`Hello ${name},`);
    },
  );

  it.each([
    'WIN NOW https://evil.example',
    'evil.example',
    'write to me@evil.example',
    'Ann\r\nBcc: everybody',
    'you have won a voucher for one hundred dollars',
    '<b>Ann</b>',
    ' ',
  ])('omits a stranger’s text entered as a name: %j', async (name) => {
    expect((await speak('en')).greeting(name)).toBe('Hello,');
  });
});
