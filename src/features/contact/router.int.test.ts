import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { defaultShop } from '@/shared/shop/sections';
import { callerFor } from '@/test/actors';
import { account } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';
import { personalData } from '@/wiring/personal-data';

const newAddress = () => `${randomUUID()}@example.test`;
const visitor = async (locale: 'en' | 'de' = 'en', address = freshAddress()) =>
  (await callerFor(null, { locale, address })).contact;

const messageInput = (email: string, about: object = {}) => ({
  name: 'Ayu Lestari',
  email,
  subject: 'Mantas in March',
  message: 'Are they there?\nWe are two.',
  ...about,
});
const inquiry = (email: string, about: object = {}) => ({
  name: 'Ayu Lestari',
  email,
  message: 'When does it start?',
  ...about,
});
const details = { intake_date: '2027-02-01', level: 'advanced', logged_dives: 42, languages: ['en', 'id'] } as const;

const storedMessages = (email: string) => db.message.findMany({ where: { email }, orderBy: { createdAt: 'asc' } });
const noticesOf = async (email: string) => {
  const notices = await mailsTo(defaultShop.identity.email);
  return notices.filter(({ params }) => params.email === email);
};

const makeProduct = (kind: 'internship' | 'trip') =>
  db.product.create({
    data: {
      slug: `${kind}-${randomUUID()}`,
      kind,
      durationDays: 28,
      texts: {
        en: { title: 'Divemaster internship', summary: 'x', body: [], itinerary: [], included: [], excluded: [] },
      },
    },
  });

describe('a message to the shop', () => {
  test('is refused with an impossible phone number for its country, and keeps a number without a country code as typed', async () => {
    const call = await visitor('en');
    expect(await refusalOf(call.send(messageInput(newAddress(), { phone: '+62 812 5' })))).toMatchObject({
      ...{ status: 422, errors: { phone: [expect.stringMatching(/not possible in its country/)] } },
    });
    const email = newAddress();
    await call.send(messageInput(email, { phone: '0361 288 001' }));
    expect(await storedMessages(email)).toMatchObject([{ phone: '0361 288 001' }]);
  });

  test("is stored, emailed to the operator and confirmed to its sender in the sender's language", async () => {
    const email = newAddress();
    const answer = await (await visitor('de')).send(messageInput(email, { phone: '+62 812 3456 7890' }));
    expect(answer.message).toMatch(/^Nachricht gesendet/);
    expect(await storedMessages(email)).toEqual([
      expect.objectContaining({
        kind: 'contact',
        status: 'new',
        name: 'Ayu Lestari',
        phone: '+62 812 3456 7890',
        subject: 'Mantas in March',
        body: 'Are they there?\nWe are two.',
        locale: 'de',
      }),
    ]);
    expect(await mailsTo(email)).toEqual([
      expect.objectContaining({
        locale: 'de',
        template: 'message_receipt',
        params: { name: 'Ayu Lestari', path: '/faq' },
      }),
    ]);
    expect(await noticesOf(email)).toEqual([
      expect.objectContaining({ locale: 'en', template: 'message_notice', replyTo: email }),
    ]);
  });

  test('gets a receipt without its text, so that the form cannot send advertisements', async () => {
    const email = newAddress();
    await (await visitor()).send(messageInput(email, { message: 'Buy at evil.example' }));
    expect(JSON.stringify(await mailsTo(email))).not.toContain('evil.example');
  });

  test('from a bot that fills in the hidden field is dropped with the usual answer', async () => {
    const email = newAddress();
    const answer = await (await visitor()).send(messageInput(email, { website: 'https://evil.example' }));
    expect(answer.message).toMatch(/^Message sent/);
    expect(await storedMessages(email)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
    expect(await noticesOf(email)).toEqual([]);
  });

  test('is refused with an error at each missing field', async () => {
    const refusal = await refusalOf((await visitor()).send(messageInput('', { name: ' ', subject: '', message: '' })));
    expect(refusal.errors).toEqual({
      name: ['Name is required'],
      email: [expect.any(String)],
      subject: ['Subject is required'],
      message: ['Message is required'],
    });
  });

  test('is refused with a line break in the subject, which becomes an email header', async () => {
    const call = (await visitor()).send(messageInput(newAddress(), { subject: 'Hello\r\nBcc: everybody' }));
    expect((await refusalOf(call)).errors).toHaveProperty('subject');
  });

  test.each(['send', 'inquire'] as const)(
    'is refused after ten in an hour from one client address: %s',
    async (procedure) => {
      const address = freshAddress();
      const calls = await visitor('en', address);
      const once = () =>
        procedure === 'send' ? calls.send(messageInput(newAddress())) : calls.inquire(inquiry(newAddress()));
      for (let sent = 0; sent < 10; sent += 1) await once();
      expect(await refusalOf(once())).toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) });
    },
  );

  test('cannot flood one mailbox from many client addresses', async () => {
    const email = newAddress();
    for (let sent = 0; sent < 5; sent += 1) await (await visitor()).send(messageInput(email));
    expect(await refusalOf((await visitor()).send(messageInput(email)))).toMatchObject({ status: 429 });
    expect(await mailsTo(email)).toHaveLength(5);
  });
});

describe('an inquiry', () => {
  test('about an internship stores the answers to its questions', async () => {
    const email = newAddress();
    const { slug, id } = await makeProduct('internship');
    await (await visitor()).inquire(inquiry(email, { product: slug, internship: details }));
    expect(await storedMessages(email)).toEqual([
      expect.objectContaining({ kind: 'inquiry', productId: id, subject: 'Divemaster internship', details }),
    ]);
    const [notice] = await noticesOf(email);
    expect(notice?.params).toMatchObject({
      about: 'Divemaster internship',
      internship: { intake: '2027-02-01', level: 'Advanced', dives: '42', languages: 'English, Indonesian' },
    });
  });

  test('about an internship is refused without these answers', async () => {
    const { slug } = await makeProduct('internship');
    const call = (await visitor()).inquire(inquiry(newAddress(), { product: slug }));
    expect((await refusalOf(call)).errors).toHaveProperty('internship');
  });

  test('about another product stores no internship answers', async () => {
    const email = newAddress();
    const { slug } = await makeProduct('trip');
    await (await visitor()).inquire(inquiry(email, { product: slug, internship: details }));
    expect((await storedMessages(email))[0]?.details).toEqual({});
  });

  test('about an unknown product is refused at that field', async () => {
    const call = (await visitor()).inquire(inquiry(newAddress(), { product: 'no-such-trip' }));
    expect((await refusalOf(call)).errors).toHaveProperty('product');
  });
});

describe("a person's messages", () => {
  const part = personalData.find(({ name }) => name === 'messages');

  test('are exported and erased with the account of that confirmed address', async () => {
    const holder = await account();
    await (await visitor()).send(messageInput(holder.email));
    expect(await part?.collect(db, holder.id)).toEqual([expect.objectContaining({ subject: 'Mantas in March' })]);
    await part?.erase(db, holder.id, new Date());
    expect(await storedMessages(holder.email)).toEqual([]);
  });

  test('are hidden from an account that never confirmed the address', async () => {
    const stranger = await account({ emailVerifiedAt: null });
    await (await visitor()).send(messageInput(stranger.email));
    expect(await part?.collect(db, stranger.id)).toEqual([]);
    await part?.erase(db, stranger.id, new Date());
    expect(await storedMessages(stranger.email)).toHaveLength(1);
  });
});
