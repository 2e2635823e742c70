import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { currentShop } from '@/server/shop/current-shop';
import type { ShopFee } from '@/shared/shop/fees';
import { callerFor } from '@/test/actors';
import { bookableProduct } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { byStaff, ordered } from '@/test/orders';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

const never = '1970-01-01T00:00:00.000Z';
const levy: ShopFee = {
  id: '6f1c0a52-9f0e-4a53-9d55-0d6a3c8e1b01',
  names: { en: 'Park fee', de: 'Parkgebühr' },
  areas: ['menjangan'],
  foreign_adult: 654_321,
  foreign_child: 654_321,
  domestic_adult: 76_543,
  domestic_child: 76_543,
  child_up_to_age: null,
  per: 'day',
  payment: 'with_booking',
  refund: 'always',
  valid_from: '2026-01-01',
  valid_to: null,
};
const office = async () => (await byStaff(ordered)).admin.shop;
const errorsOf = async (about: object, ...more: ShopFee[]) =>
  (await refusalOf((await office()).save_fees({ fees: [{ ...levy, ...about }, ...more] }))).errors;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE shop_settings, audit_entries`;
});

describe('the fees of parks', () => {
  test('are saved as the next version, and orders read the latest', async () => {
    const shop = await office();
    expect((await shop.get()).fees).toEqual({ fees: [], version: never });
    const { fees } = await shop.save_fees({ fees: [levy], version: never });
    expect(fees.fees).toEqual([levy]);
    await shop.save_fees({ fees: [], version: fees.version });
    expect((await currentShop(db)).fees.fees).toEqual([]);
    const versions = await db.shopSetting.findMany({ where: { section: 'fees' }, orderBy: { number: 'asc' } });
    expect(versions.map(({ values }) => values)).toEqual([{ fees: [levy] }, { fees: [] }]);
  });

  test('are closed to staff without the right to settings', async () => {
    const { admin } = await byStaff(ordered, ['orders', 'money', 'catalogue', 'reports']);
    expect((await refusalOf(admin.shop.save_fees({ fees: [levy] }))).status).toBe(403);
    expect((await refusalOf(admin.shop.get())).status).toBe(403);
    expect(await db.shopSetting.count()).toBe(0);
  });

  test('cannot overwrite a change made since they were read', async () => {
    const shop = await office();
    await shop.save_fees({ fees: [levy], version: never });
    const late = await refusalOf(shop.save_fees({ fees: [], version: never }));
    expect(late).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    expect((await currentShop(db)).fees.fees).toEqual([levy]);
  });

  test('are logged with what they were before, and the log leads to their page', async () => {
    await (await office()).save_fees({ fees: [levy] });
    const { data } = await (await byStaff(ordered)).admin.audit.list({ thing: 'shop' });
    expect(data).toMatchObject([{ action: 'update', thing_id: 'fees', path: '/admin/fees' }]);
    const [entry] = await db.auditEntry.findMany({ where: { entity: 'shop' } });
    expect(entry).toMatchObject({ before: { fees: [] }, after: { fees: [{ names: { en: 'Park fee' } }] } });
  });

  test('are refused with a sentence at each invalid field', async () => {
    const wrong = {
      names: { en: ' ' },
      areas: [],
      foreign_adult: -1,
      domestic_adult: null,
      child_up_to_age: 18,
      valid_from: '2026-02-30',
      valid_to: '',
    };
    expect(await errorsOf(wrong)).toEqual({
      'fees.0.names.en': ['This field is required'],
      'fees.0.areas': ['Please choose at least one area'],
      'fees.0.foreign_adult': ['Must be 0 or more'],
      'fees.0.domestic_adult': ['Amount is required'],
      'fees.0.child_up_to_age': ['Must be 17 or less'],
      'fees.0.valid_from': ['This date does not exist'],
      'fees.0.valid_to': ['Please write the date as dd/mm/yyyy'],
    });
    expect(await errorsOf({ valid_to: '2025-12-31' })).toEqual({
      'fees.0.valid_to': ['The last day must not be before the first'],
    });
  });

  test('have unique ids, and are at most 50', async () => {
    expect(await errorsOf({}, levy)).toEqual({ fees: ['Please name each only once'] });
    const many = Array.from({ length: 50 }, (_, at) => ({ ...levy, id: levy.id.replace(/..$/, String(at + 10)) }));
    expect(await errorsOf({ id: levy.id.replace(/..$/, 'aa') }, ...many)).toEqual({
      fees: ['That is too many fees: at most 50. Remove one that has ended'],
    });
    expect((await (await office()).save_fees({ fees: many })).fees.fees).toHaveLength(50);
  });

  test('are read and saved over REST', async () => {
    const headers = {
      authorization: `Bearer ${await signIn(await account({ role: 'ADMIN' }))}`,
      'content-type': 'application/json',
    };
    const call = async (path: string, method = 'GET', body?: object) => {
      const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      return (await (await callRest(new Request(`http://localhost/api${path}`, request))).json()).data;
    };
    const saved = await call('/admins/settings/shop/fees', 'PUT', { fees: [levy] });
    expect(saved.fees.fees).toEqual([levy]);
    expect((await call('/admins/settings/shop')).fees).toEqual(saved.fees);
  });

  test('reach no visitor with an amount', async () => {
    const { slug } = await bookableProduct({ area: 'menjangan' });
    await (await office()).save_fees({ fees: [levy] });
    const visitor = await callerFor(null, { now: ordered });
    const month = { from: '2026-12-01', to: '2026-12-31' };
    const answers = await Promise.all([
      visitor.catalogue.products({ kinds: ['trip'] }),
      visitor.catalogue.product({ slug }),
      visitor.catalogue.offers({}),
      visitor.catalogue.offer({ slug }),
      visitor.availability.days({ slug, ...month }),
    ]);
    const rest = await Promise.all(
      ['', `/${slug}`, `/${slug}/availability?from=${month.from}&to=${month.to}`].map(async (path) =>
        (await callRest(new Request(`http://localhost/api/users/products${path}`))).text(),
      ),
    );
    const shown = JSON.stringify([answers, rest]);
    expect(shown).toContain(slug);
    expect(shown).not.toMatch(/654.?321|76.?543|Park fee/);
  });
});
