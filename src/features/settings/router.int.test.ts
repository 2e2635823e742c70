import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { currentShop } from '@/server/shop/current-shop';
import { defaultShop } from '@/shared/shop/sections';
import { callerFor } from '@/test/actors';
import { listener } from '@/test/cache-tags';
import { account, signIn } from '@/test/factories';
import { anOrder, byStaff, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

const { identity } = defaultShop;
const never = '1970-01-01T00:00:00.000Z';
const token = async () => signIn(await account({ role: 'ADMIN' }));
const office = async () => (await callerFor(await token())).admin.shop;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE shop_settings, audit_entries`;
});

describe("the shop's identity", () => {
  test('is the default until it is saved, and then the saved one for the next reader in this process', async () => {
    const shop = await office();
    expect(await shop.get()).toMatchObject({ identity: { name: 'Segara Dive', version: never }, logo: null });
    await shop.save_identity({ ...identity, name: 'Laut Biru' });
    expect((await currentShop(db)).identity).toEqual({ ...identity, name: 'Laut Biru' });
  });

  test('is read once, and again after a change', async () => {
    const shop = await office();
    await shop.save_identity({ ...identity, name: 'Laut Biru' });
    const first = currentShop(db);
    expect(currentShop(db)).toBe(first);
    await first;
    await shop.save_identity({ ...identity, name: 'Laut Tenang' });
    expect((await currentShop(db)).identity.name).toBe('Laut Tenang');
  });

  test('keeps every version', async () => {
    const shop = await office();
    await shop.save_identity({ ...identity, name: 'Laut Biru' });
    await shop.save_identity({ ...identity, name: 'Laut Tenang' });
    const versions = await db.shopSetting.findMany({ where: { section: 'identity' }, orderBy: { number: 'asc' } });
    expect(versions).toMatchObject([
      { section: 'identity', number: 1, values: { name: 'Laut Biru' } },
      { section: 'identity', number: 2, values: { name: 'Laut Tenang' } },
    ]);
  });

  test('cannot overwrite a change made since it was read, even if it was never saved before', async () => {
    const shop = await office();
    await shop.save_identity({ ...identity, name: 'Laut Biru', version: never });
    const late = await refusalOf(shop.save_identity({ ...identity, version: never }));
    expect(late).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    const together = ['A', 'B'].map((name) => shop.save_identity({ ...identity, name }));
    expect((await Promise.allSettled(together)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await db.shopSetting.count({ where: { section: 'identity' } })).toBe(3);
  });

  test('is logged with only the changed values', async () => {
    await (await office()).save_identity({ ...identity, email: 'Office@Laut.test' });
    expect(await db.auditEntry.findMany({ where: { entity: 'shop' } })).toMatchObject([
      {
        action: 'update',
        entityId: 'identity',
        before: { email: 'hello@segara.test' },
        after: { email: 'office@laut.test' },
      },
    ]);
  });

  test('rebuilds all pages, because each shows it', async () => {
    const { heard } = await listener();
    await (await office()).save_identity({ ...identity, name: 'Laut Biru' });
    expect(await heard()).toEqual(['shop']);
  });

  test('allows different opening hours on some weekdays, or closing', async () => {
    const days = [
      { weekday: 3, from: null, to: null },
      { weekday: 7, from: '08:00', to: '13:00' },
    ];
    const saved = await (await office()).save_identity({ ...identity, opening_on: days });
    expect(saved.identity).toMatchObject({ opening: identity.opening, opening_on: days });
    expect((await (await office()).save_identity(identity)).identity).not.toHaveProperty('opening_on');
    const none = await (await office()).save_identity({ ...identity, opening_on: [] });
    expect(none.identity.opening_on).toEqual([]);
  });

  test('is refused at each invalid field', async () => {
    const shop = await office();
    const wrong = await refusalOf(
      shop.save_identity({
        ...identity,
        name: ' ',
        phones: [],
        whats_app: '0812 555',
        opening: { from: '18:00', to: '07:00' },
        social: [{ name: 'X', href: 'javascript:alert(1)' }],
        logo: null,
      }),
    );
    expect(Object.keys(wrong.errors ?? {}).sort()).toEqual([
      'name',
      'opening.to',
      'phones',
      'social.0.href',
      'whats_app',
    ]);
    const logo = await refusalOf(shop.save_identity({ ...identity, logo: randomUUID() }));
    expect(Object.keys(logo.errors ?? {})).toEqual(['logo']);
  });

  test('takes only possible phone numbers, and stays readable with others that were saved earlier', async () => {
    const shop = await office();
    const tooShort = { ...identity, whats_app: '+62 361 5', phones: [{ label: 'Office', number: '+62 812 5' }] };
    const wrong = await refusalOf(shop.save_identity(tooShort));
    expect(Object.keys(wrong.errors ?? {}).sort()).toEqual(['phones.0.number', 'whats_app']);
    await shop.save_identity(identity);
    await db.shopSetting.updateMany({ where: { section: 'identity' }, data: { values: tooShort } });
    expect((await shop.get()).identity).toMatchObject(tooShort);
  });

  test('is read and saved over REST', async () => {
    const session = await token();
    const call = async (method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
      const answer = await callRest(
        new Request(`http://localhost/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
      );
      return (await answer.json()).data;
    };
    const expected = { identity: { name: 'Laut Biru' } };
    const body = { ...identity, name: 'Laut Biru' };
    expect(await call('PUT', '/admins/settings/shop/identity', body)).toMatchObject(expected);
    expect(await call('GET', '/admins/settings/shop')).toMatchObject(expected);
  });
});

test('facts to check are saved separately, and an unknown payment mark is refused', async () => {
  const shop = await office();
  const proof = { insurer: 'DAN', policy: 'P-1', oxygen: true, payments: ['visa' as const] };
  await shop.save_proof(proof);
  expect((await currentShop(db)).proof).toEqual(proof);
  const wrong = shop.save_proof({ ...proof, payments: ['cowries' as 'visa'] });
  expect(Object.keys((await refusalOf(wrong)).errors ?? {})).toEqual(['payments.0']);
});

test('the languages of the site always include English', async () => {
  const shop = await office();
  expect(Object.keys((await refusalOf(shop.save_languages({ hidden: ['en'] }))).errors ?? {})).toEqual(['hidden']);
  await shop.save_languages({ hidden: ['de', 'zh'] });
  expect((await currentShop(db)).languages.hidden).toEqual(['de', 'zh']);
});

test('a payment method at the counter is refused if the shop does not offer it', async () => {
  await (await office()).save_counter({ methods: ['card'] });
  const { uuid } = await anOrder();
  const staff = (await byStaff(later(5))).admin.orders;
  const cash = staff.take_payment({ uuid, payments: [{ method: 'cash', amount: 100_000 }] });
  expect(Object.keys((await refusalOf(cash)).errors ?? {})).toEqual(['payments.0.method']);
  expect((await staff.take_payment({ uuid, payments: [{ method: 'card', amount: 100_000 }] })).due_left).toBe(200_000);
});
