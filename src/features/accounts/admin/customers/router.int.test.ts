import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { usersInput } from '@/features/accounts/admin/people/schema';
import { addGuest } from '@/features/accounts/guests/commands/add-guest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';

const staff = async () => (await callerFor(await signIn(await account({ role: 'ADMIN' })))).admin.customers;
const address = () => `${randomUUID()}@example.test`;
const person = (about: object = {}) => ({ first_name: 'Yuki', last_name: 'Tanaka', email: address(), ...about });

test('creating a customer creates an account and emails them in their language how to set a password', async () => {
  const customers = await staff();
  const input = person({ locale: 'ja' as const });
  const made = await customers.create(input);
  expect(made).toEqual({ uuid: made.uuid, ...input, locale: 'ja', confirmed: false });
  expect(await mailsTo(input.email)).toMatchObject([
    {
      to: input.email,
      locale: 'ja',
      template: 'account_made',
      params: { name: 'Yuki', path: `/forgot-password?email=${encodeURIComponent(input.email)}` },
    },
  ]);
  expect(await db.user.findUniqueOrThrow({ where: { id: made.uuid } })).toMatchObject({
    role: 'USER',
    passwordHash: null,
    emailVerifiedAt: null,
  });
  expect(await db.auditEntry.findMany({ where: { entity: 'user', entityId: made.uuid } })).toMatchObject([
    { action: 'create', label: 'Yuki Tanaka', after: { email: input.email, locale: 'ja' } },
  ]);
});

test('an email in Japanese addresses a customer by full name, family name first', async () => {
  const customers = await staff();
  const input = { ...person(), first_name: '花子', last_name: '佐々木' };
  await customers.create(input);
  expect(await mailsTo(input.email)).toMatchObject([{ params: { name: '佐々木花子' } }]);
});

test('an email address has one account, regardless of case', async () => {
  const customers = await staff();
  const input = person();
  await customers.create(input);
  const again = refusalOf(customers.create({ ...input, email: ` ${input.email.toUpperCase()} ` }));
  expect((await again).errors).toHaveProperty('email');
  expect(await mailsTo(input.email)).toHaveLength(1);
});

test('the customer search matches parts of name and email in any order', async () => {
  const customers = await staff();
  const lastName = `Papadopoulos-${randomUUID()}`;
  const user = await account({ firstName: 'Élodie', lastName });
  const found = async (search: string) => (await customers.find({ search })).map(({ uuid }) => uuid);
  expect(await found(`${lastName.toLowerCase()} élo`)).toEqual([user.id]);
  expect(await found(user.email.slice(0, 20))).toEqual([user.id]);
  expect(await found(`${lastName} nobody`)).toEqual([]);
});

test('the customer search matches a Chinese name written without a space', async () => {
  const customers = await staff();
  const given = [...randomUUID().replaceAll('-', '')]
    .map((digit) => '娜丽芳燕静敏萍红梅雪琳玲颖洁婷蓉'[parseInt(digit, 16)])
    .join('');
  const user = await account({ firstName: given, lastName: '欧阳' });
  const found = async (search: string) => (await customers.find({ search })).map(({ uuid }) => uuid);
  expect(await found(`欧阳${given}`)).toEqual([user.id]);
  expect(await found(`阳${given.slice(0, 20)}`)).toEqual([user.id]);
  expect(await found(`${given}欧阳`)).toEqual([]);
});

test('the customer search skips staff, deactivated and erased accounts', async () => {
  const customers = await staff();
  const lastName = `Nobody-${randomUUID()}`;
  const gone = [{ role: 'ADMIN' as const }, { active: false }, { erasedAt: new Date() }];
  for (const about of gone) {
    const { id } = await account({ lastName, ...about });
    expect(await refusalOf(customers.get({ uuid: id }))).toMatchObject({ status: 404 });
  }
  expect(await customers.find({ search: lastName })).toEqual([]);
});

test('the list shows staff notes on a customer, latest first', async () => {
  const customers = await staff();
  const lastName = `Suarez-${randomUUID()}`;
  const user = await account({ lastName });
  for (const note of ['Gets seasick', 'Wants a double bed']) await customers.add_note({ uuid: user.id, note });
  const { data } = await customers.list(usersInput.parse({ search: lastName }));
  expect(data.map(({ notes }) => notes)).toEqual([['Wants a double bed', 'Gets seasick']]);
});

test('the customer search finds a walk-in by their phone number', async () => {
  const customers = await staff();
  const id = randomUUID();
  await db.$transaction((tx) => addGuest(tx, { id, name: 'Ketut Arya', phone: '+62 811 7654 3219', locale: 'en' }));
  expect(await customers.find({ search: '0811 7654 3219' })).toMatchObject([{ uuid: id, email: null }]);
  expect(await customers.find({ search: '0811 7654 3000' })).toEqual([]);
});

test('the list finds a walk-in by a phone number that none of their divers has', async () => {
  const customers = await staff();
  const id = randomUUID();
  await db.$transaction((tx) => addGuest(tx, { id, name: 'Ketut Arya', phone: '+62 811 7654 3210', locale: 'en' }));
  const found = async (search: string) =>
    (await customers.list(usersInput.parse({ search }))).data.map(({ uuid }) => uuid);
  expect(await found('0811 7654 3210')).toEqual([id]);
  expect(await found('43210')).toEqual([id]);
});
