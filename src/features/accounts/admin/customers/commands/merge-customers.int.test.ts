import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { env } from '@/env';
import { referencesToAccounts } from '@/features/accounts/admin/customers/domain/references';
import { sealDiver } from '@/features/orders/data/sealed';
import { seal } from '@/server/crypto/crypto';
import { keyringOf } from '@/server/crypto/keyring';
import { phoneMarks } from '@/server/crypto/phone-marks';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, PASSWORD, signIn } from '@/test/factories';
import { whileLocked } from '@/test/locks';
import { anOrder, aPaidOrder, ordered } from '@/test/orders';
import { refusalOf } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';

const staff = async () => (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: ordered })).admin;

test('referencesToAccounts lists every column that refers to an account', async () => {
  const columns = await db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT source.relname || '.' || attname AS name
    FROM pg_constraint JOIN pg_class AS source ON source.oid = conrelid
      JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
    WHERE contype = 'f' AND confrelid = 'users'::regclass ORDER BY 1`;
  expect(columns.map(({ name }) => name)).toEqual(Object.keys(referencesToAccounts).sort());
});

describe('merging two customers', () => {
  test('moves orders, messages, pictures and notes to the account that stays, and is audited', async () => {
    const order = await aPaidOrder();
    const stays = await account({ firstName: 'Mia', lastName: 'Berg' });
    const { customers } = await staff();
    await customers.add_note({ uuid: order.user.id, note: 'Likes the bow' });
    const message = await db.message.create({
      data: { kind: 'contact', name: 'Sari', email: order.user.email, body: 'Hello', locale: 'en' },
    });
    const file = await customers.merge({ uuid: stays.id, other: order.user.id });
    expect(file.notes).toMatchObject([{ note: 'Likes the bow' }]);
    expect(file.spent).toBeGreaterThan(0);
    expect(await db.order.findUniqueOrThrow({ where: { id: order.uuid } })).toMatchObject({ customerId: stays.id });
    expect(await db.orderEvent.count({ where: { actorId: order.user.id } })).toBe(0);
    expect(await db.message.findUniqueOrThrow({ where: { id: message.id } })).toMatchObject({ accountId: stays.id });
    const entries = await db.auditEntry.findMany({ where: { entity: 'user', entityId: stays.id, action: 'update' } });
    expect(entries).toContainEqual(
      expect.objectContaining({ after: { merged_account: 'Sari Dewi', email: order.user.email } }),
    );
    expect(await db.auditEntry.count({ where: { entityId: order.user.id } })).toBe(0);
  });

  test("ends the other account's sessions, unfinished booking and sign-in", async () => {
    const goes = await account();
    const token = await signIn(goes);
    const draft = { ownerId: goes.id, sealed: 'sealed', device: 'a phone', savedAt: ordered };
    await db.bookingDraft.create({ data: draft });
    const { customers } = await staff();
    await customers.merge({ uuid: (await account()).id, other: goes.id });
    expect(await db.bookingDraft.count({ where: { ownerId: goes.id } })).toBe(0);
    expect(await refusalOf((await callerFor(token)).account.profile())).toMatchObject({ status: 401 });
    const visitor = await callerFor(null, { address: freshAddress() });
    expect(await refusalOf(visitor.auth.users.login({ email: goes.email, password: PASSWORD }))).toMatchObject({
      status: 401,
    });
    expect(await refusalOf(customers.file({ uuid: goes.id }))).toMatchObject({ status: 404 });
  });

  test('refuses staff, a deleted account, and merging an account with itself', async () => {
    const { customers } = await staff();
    const { id } = await account();
    const admin = await account({ role: 'ADMIN' });
    for (const [uuid, other] of [
      [id, admin.id],
      [admin.id, id],
      [id, randomUUID()],
      [id, 'nobody'],
    ] as const)
      expect(await refusalOf(customers.merge({ uuid, other }))).toMatchObject({ status: 404 });
    expect(await refusalOf(customers.merge({ uuid: id, other: id }))).toMatchObject({ status: 422 });
  });

  test("keeps the account with an email and gives it the other account's phone number", async () => {
    const [guest, buyer] = [await account(), await account()];
    const number = { sealedPhone: seal('+62 812 3456 7891'), phoneMarks: ['mark'] };
    await db.user.update({ where: { id: guest.id }, data: { email: null, emailVerifiedAt: null, ...number } });
    const { customers } = await staff();
    const wrong = await refusalOf(customers.merge({ uuid: guest.id, other: buyer.id }));
    expect(wrong).toMatchObject({ status: 422, errors: { other: [expect.stringContaining('other way round')] } });
    await customers.merge({ uuid: buyer.id, other: guest.id });
    expect(await refusalOf(customers.file({ uuid: guest.id }))).toMatchObject({ status: 404 });
    expect(await db.user.findUnique({ where: { id: buyer.id } })).toMatchObject(number);
  });

  test('moves an order that is being placed', async () => {
    const [goes, stays] = [await account(), await account()];
    const order = await anOrder();
    const { customers } = await staff();
    const { merged } = await whileLocked(
      1,
      async (tx) => {
        await tx.$queryRaw`SELECT id FROM users WHERE id = ${goes.id}::uuid FOR NO KEY UPDATE`;
        await tx.order.update({ where: { id: order.uuid }, data: { customerId: goes.id } });
      },
      () => ({ merged: customers.merge({ uuid: stays.id, other: goes.id }) }),
    );
    await merged;
    expect(await db.order.findUniqueOrThrow({ where: { id: order.uuid } })).toMatchObject({ customerId: stays.id });
  });

  test('leaves no order behind while orders are placed concurrently', async () => {
    const { slug } = await bookableProduct({ seatsPerDay: 100 });
    const { customers } = await staff();
    for (let round = 0; round < 6; round += 1) {
      const [goes, stays] = [await account(), await account()];
      const caller = await callerFor(await signIn(goes), { now: ordered, address: freshAddress() });
      const book = () => caller.order.create({ ...booking(slug), idempotency_key: randomUUID() });
      const [merged, ...placed] = await Promise.allSettled([
        customers.merge({ uuid: stays.id, other: goes.id }),
        book(),
        book(),
      ]);
      expect(merged.status).toBe('fulfilled');
      const made = placed.filter(({ status }) => status === 'fulfilled').length;
      expect(await db.order.count({ where: { customerId: goes.id } })).toBe(0);
      expect(await db.order.count({ where: { customerId: stays.id } })).toBe(made);
    }
  });
});

describe("a customer's page", () => {
  const guest = (about: object = {}) =>
    diver({ full_name: 'Kenji Mori', phone: '+81 90 1234 5678', certification_number: 'JP-77', ...about });

  async function orderOf(lastName: string, people: Parameters<typeof diver>[0][]) {
    const { slug } = await bookableProduct();
    const user = await account({ firstName: 'Kenji', lastName });
    const { order } = await callerFor(await signIn(user), { now: ordered, address: freshAddress() });
    await order.create({ ...booking(slug, { divers: people.map(guest) }), idempotency_key: randomUUID() });
    return user;
  }

  test("shows phone, card and sizes of the diver who has the customer's name", async () => {
    const user = await orderOf('Mori', [
      { full_name: 'Aiko Mori', phone: '+81 90 1111 2222' },
      { certification_number: 'JP-88', height_cm: 181 },
    ]);
    const { customers } = await staff();
    expect(await customers.file({ uuid: user.id })).toMatchObject({
      phone: '+81 90 1111 2222',
      card: { certification_number: 'JP-88' },
      sizes: { height_cm: 181 },
      dives: 0,
      spent: 0,
    });
    expect(await db.auditEntry.count({ where: { entityId: user.id, action: 'view' } })).toBe(1);
  });

  test('shows details from an earlier form while the latest form is open, and the corrected phone number', async () => {
    const user = await orderOf('Mori', [{ height_cm: 181 }, { full_name: 'Aiko Mori' }]);
    const latest = await orderOf('Mori', [{}, { full_name: 'Aiko Mori' }]);
    const order = await db.order.findFirstOrThrow({ where: { customerId: latest.id } });
    await db.order.update({
      where: { id: order.id },
      data: { customerId: user.id, createdAt: new Date('2027-01-01') },
    });
    const { id } = await db.orderDiver.findFirstOrThrow({ where: { orderId: order.id, position: 0 } });
    const open = { ...diver({ full_name: 'Kenji Mori' }), association: null, height_cm: null };
    await db.orderDiver.update({ where: { id }, data: sealDiver(open, 0) });
    await db.user.update({ where: { id: user.id }, data: { sealedPhone: seal('+81 90 9999 0000') } });
    const { customers } = await staff();
    expect(await customers.file({ uuid: user.id })).toMatchObject({
      phone: '+81 90 9999 0000',
      card: { association: 'PADI', certification_number: 'JP-77' },
      sizes: { height_cm: 181 },
    });
  });

  test('suggests other accounts with an order for the same phone number, in any notation', async () => {
    const phone = '+81 90 4321 8765';
    const one = await orderOf('One', [{ phone }, {}]);
    const other = await orderOf('Other', [{ phone: '+819043218765' }, {}]);
    await orderOf('Companion', [{}, { phone }]);
    const { customers } = await staff();
    expect((await customers.file({ uuid: one.id })).same_phone.map(({ uuid }) => uuid)).toEqual([other.id]);
    expect((await customers.file({ uuid: other.id })).same_phone.map(({ uuid }) => uuid)).toEqual([one.id]);
  });

  test("suggests a walk-in by the walk-in's own phone number, even if no form has that number", async () => {
    const phone = '+81 90 5678 1234';
    const one = await orderOf('One', [{ phone }, {}]);
    const { id: guest } = await account();
    await db.user.update({
      where: { id: guest },
      data: { email: null, phoneMarks: phoneMarks(keyringOf(env)[0], '+819056781234') },
    });
    const { customers } = await staff();
    expect((await customers.file({ uuid: one.id })).same_phone.map(({ uuid }) => uuid)).toEqual([guest]);
    expect((await customers.file({ uuid: guest })).same_phone.map(({ uuid }) => uuid)).toEqual([one.id]);
  });

  test("is found by a phone number from the customer's orders", async () => {
    const user = await orderOf('Findable', [{ phone: '+81 90 5555 6666' }, {}]);
    const { customers, users } = await staff();
    for (const search of ['+81 90 5555 6666', '5555 6666'])
      for (const list of [customers.list, users.list])
        expect((await list({ search })).data.map(({ uuid }) => uuid)).toEqual([user.id]);
  });

  test('lists staff notes, which can be removed', async () => {
    const user = await account();
    const { customers } = await staff();
    const { notes } = await customers.add_note({ uuid: user.id, note: ' Prefers mornings ' });
    expect(notes).toMatchObject([{ note: 'Prefers mornings', author: 'Sari Dewi' }]);
    const note = notes[0]?.uuid ?? '';
    expect(await refusalOf(customers.remove_note({ uuid: (await account()).id, note }))).toMatchObject({ status: 404 });
    expect((await customers.remove_note({ uuid: user.id, note })).notes).toEqual([]);
  });
});
