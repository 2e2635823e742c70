import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { defaultShop } from '@/shared/shop/sections';
import { callerFor } from '@/test/actors';
import { account, product, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';

const staff = async (about: object = {}) => {
  const admin = await account({ role: 'ADMIN', ...about });
  return { admin, messages: (await callerFor(await signIn(admin))).admin.messages };
};

async function written(about: object = {}, locale: 'en' | 'de' = 'en') {
  const email = `${randomUUID()}@example.test`;
  const input = { name: 'Ayu Lestari', email, subject: 'Mantas in March', message: 'Are they there?', ...about };
  await (await callerFor(null, { locale, address: freshAddress() })).contact.send(input);
  return db.message.findFirstOrThrow({ where: { email } });
}
const logOf = (entityId: string) => db.auditEntry.findMany({ where: { entityId }, orderBy: { id: 'asc' } });

describe('messages', () => {
  test('are found by words of their sender and text, by kind, state and address', async () => {
    const word = randomUUID();
    const one = await written({ message: `About ${word}` });
    const other = await written({ name: `Putu ${word}` });
    const { messages } = await staff();
    const found = await messages.list({ search: word, sort: 'created_at' });
    expect(found.data.map(({ uuid }) => uuid)).toEqual([one.id, other.id]);
    expect((await messages.list({ search: `putu ${word}` })).data).toHaveLength(1);
    expect((await messages.list({ search: word, kind: 'inquiry' })).data).toEqual([]);
    expect((await messages.list({ search: word, status: 'read' })).data).toEqual([]);
    expect((await messages.list({ email: one.email })).data).toMatchObject([{ uuid: one.id, status: 'new' }]);
  });

  test('from a person with an account link to that account', async () => {
    const { email, id } = await written();
    const { messages } = await staff();
    expect(await messages.get({ uuid: id })).toMatchObject({ account: null, receives_replies: false });
    const user = await account({ email });
    expect((await messages.get({ uuid: id })).account).toBe(user.id);
  });

  test('about a product show its title', async () => {
    const { id } = await written();
    const manta = await product();
    await db.message.update({ where: { id }, data: { productId: manta.id } });
    const { messages } = await staff();
    expect(await messages.get({ uuid: id })).toMatchObject({ product: manta.slug, product_title: 'Mantas' });
  });

  test('are not found under an unknown or invalid id', async () => {
    const { messages } = await staff();
    for (const uuid of [randomUUID(), 'nothing'])
      for (const call of [
        () => messages.get({ uuid }),
        () => messages.update({ uuid, status: 'read' }),
        () => messages.remove({ uuid }),
      ])
        expect(await refusalOf(call())).toMatchObject({ code: 'not_found' });
  });

  test('taken by phone are stored without sending an email', async () => {
    const email = `${randomUUID()}@example.test`;
    const { messages } = await staff();
    const made = await messages.create({ name: 'Ayu', email, subject: 'Called', message: 'Two divers in May?' });
    expect(made).toMatchObject({ kind: 'contact', status: 'new', message: 'Two divers in May?' });
    expect(await mailsTo(email)).toEqual([]);
    expect(await logOf(made.uuid)).toMatchObject([{ action: 'create', entity: 'message', label: 'Ayu: Called' }]);
  });

  test('taken by phone need an email address or a phone number, and trigger no email without an address', async () => {
    const { messages } = await staff();
    const call = { name: 'Ketut', subject: 'Pool', message: 'Is the pool free on Friday?' };
    expect((await refusalOf(messages.create(call))).errors).toEqual({
      phone: ['Please write down an email or a phone number'],
    });
    expect((await refusalOf(messages.create({ ...call, email: 'ketut' }))).errors).toHaveProperty('email');
    const made = await messages.create({ ...call, phone: '+62 812 0000 1234' });
    expect(made).toMatchObject({ email: '', phone: '+62 812 0000 1234', account: null });
    expect((await refusalOf(messages.update({ uuid: made.uuid, answer: 'Yes.' }))).errors).toEqual({
      answer: ['They left no email to answer to'],
    });
    expect(await db.messageAnswer.count({ where: { messageId: made.uuid } })).toBe(0);
    expect((await messages.update({ uuid: made.uuid, status: 'answered' })).status).toBe('answered');
  });

  test('change their state, and the audit log records the old and the new state', async () => {
    const { id } = await written();
    const { messages, admin } = await staff();
    expect((await messages.update({ uuid: id, status: 'read' })).status).toBe('read');
    expect(await logOf(id)).toMatchObject([
      { actorId: admin.id, action: 'update', before: { status: 'new' }, after: { status: 'read' } },
    ]);
  });

  test("fill templates with their sender's name, and refuse an answer with an unfilled field", async () => {
    const { id } = await written();
    const { messages } = await staff();
    expect(await messages.values({ uuid: id })).toEqual({ name: 'Ayu Lestari' });
    expect((await refusalOf(messages.update({ uuid: id, answer: 'On {day}, {name}' }))).errors).toEqual({
      answer: ['Please complete before sending: {day}, {name}'],
    });
    expect(await db.messageAnswer.count({ where: { messageId: id } })).toBe(0);
  });

  test('lose their answers when deleted, and the log records the deletion', async () => {
    const { id } = await written();
    const { messages } = await staff();
    await messages.update({ uuid: id, answer: 'Yes.' });
    expect(await messages.remove({ uuid: id })).toEqual({ message: 'The message has been deleted.' });
    expect(await db.message.count({ where: { id } })).toBe(0);
    expect(await db.messageAnswer.count({ where: { messageId: id } })).toBe(0);
    expect((await logOf(id)).at(-1)).toMatchObject({ action: 'delete', label: '' });
  });
});

describe('an answer', () => {
  test("goes to the sender in the message's language, and replies go to the shop", async () => {
    const { id, email, createdAt } = await written({}, 'de');
    const { messages } = await staff({ firstName: 'Made', lastName: 'Wirawan' });
    const answered = await messages.update({ uuid: id, answer: 'Yes.\n\nFrom April on.' });
    expect(answered).toMatchObject({
      status: 'answered',
      answers: [{ author: 'Made Wirawan', body: 'Yes.\n\nFrom April on.' }],
    });
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      locale: 'de',
      template: 'message_answer',
      replyTo: defaultShop.identity.email,
      params: {
        name: 'Ayu Lestari',
        about: 'Mantas in March',
        body: 'Yes.\n\nFrom April on.',
        writtenAt: createdAt.toISOString(),
      },
    });
  });

  test('can be followed by another answer', async () => {
    const { id } = await written();
    const { messages } = await staff();
    await messages.update({ uuid: id, answer: 'Yes.' });
    const { answers } = await messages.update({ uuid: id, answer: 'And in April too.' });
    expect(answers.map(({ body }) => body)).toEqual(['Yes.', 'And in April too.']);
    expect(await logOf(id)).toMatchObject([{ after: { status: 'answered', answers: 1 } }, { after: { answers: 2 } }]);
  });

  test('is sent once when two admins answer the same message', async () => {
    const { id, email } = await written();
    const [one, other] = [await staff(), await staff()];
    const { version } = await one.messages.get({ uuid: id });
    await one.messages.update({ uuid: id, answer: 'Yes.', version });
    const late = other.messages.update({ uuid: id, answer: 'No.', version });
    expect(await refusalOf(late)).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    expect((await mailsTo(email)).filter(({ template }) => template === 'message_answer')).toHaveLength(1);
    expect(await db.messageAnswer.count({ where: { messageId: id } })).toBe(1);
  });

  test('is refused at its field when empty', async () => {
    const { id } = await written();
    const { messages } = await staff();
    expect(await refusalOf(messages.update({ uuid: id, answer: '  ' }))).toMatchObject({
      errors: { answer: ['Message is required'] },
    });
  });
});
