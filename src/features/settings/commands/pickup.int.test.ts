import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { defaultShop } from '@/shared/shop/sections';
import { callerFor } from '@/test/actors';
import { bookableProduct } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { anOrder, byStaff, ordered } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

const { pickup } = defaultShop;
const ubud = { slug: 'ubud', names: { en: 'Ubud', ja: 'ウブド' }, from: '05:30', to: '05:45', active: true };

const save = async (about: Partial<typeof pickup>) =>
  (await byStaff(ordered)).admin.shop.save_pickup({ ...pickup, ...about });
const without = (slug: string) => pickup.areas.filter((area) => area.slug !== slug);
const deactivated = (slug: string) =>
  pickup.areas.map((area) => ({ ...area, active: area.slug === slug ? false : area.active }));

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE shop_settings, orders CASCADE`;
  await save({});
});

describe('a pickup area', () => {
  test('is offered with its time and can be ordered once the shop adds it', async () => {
    await save({ areas: [...pickup.areas, ubud] });
    const { at, uuid } = await anOrder({ pickup_area: 'ubud' });
    expect(await (await at(ordered)).order.get({ uuid })).toMatchObject({
      pickup_area: 'ubud',
      pickup_window: { from: '05:30', to: '05:45' },
    });
  });

  test('is neither offered nor ordered while inactive, and existing orders keep their time', async () => {
    const { at, uuid, product } = await anOrder({ pickup_area: 'kuta' });
    await save({ areas: deactivated('kuta') });
    const caller = await at(ordered);
    const shown = await caller.catalogue.product({ slug: product.slug });
    expect('transfers' in shown && shown.transfers?.pickup.map(({ area }) => area)).toEqual(['nusa_dua', 'sanur']);
    expect(Object.keys((await refusalOf(anOrder({ pickup_area: 'kuta' }))).errors ?? {})).toEqual(['pickup_area']);
    expect((await caller.order.get({ uuid })).pickup_window).toEqual({ from: '06:30', to: '06:45' });
  });

  test('keeps the agreed time when the shop changes it', async () => {
    const { at, uuid } = await anOrder({ pickup_area: 'sanur' });
    await save({ areas: pickup.areas.map((area) => ({ ...area, from: '04:00', to: '04:15' })) });
    expect((await (await at(ordered)).order.get({ uuid })).pickup_window).toEqual({ from: '07:00', to: '07:15' });
  });

  test('cannot be removed while an order or a product uses it', async () => {
    await anOrder({ pickup_area: 'kuta' });
    expect(Object.keys((await refusalOf(save({ areas: without('kuta') }))).errors ?? {})).toEqual(['areas']);
    await save({ areas: without('nusa_dua') });
    const own = { pickup: [{ area: 'sanur', from: '12:00', to: '12:15' }], returning: pickup.returning };
    await bookableProduct({ transfers: own });
    expect(Object.keys((await refusalOf(save({ areas: without('sanur') }))).errors ?? {})).toEqual(['areas']);
  });

  test('is named in the language of the person who removes it', async () => {
    await save({ areas: [...pickup.areas, ubud] });
    await anOrder({ pickup_area: 'ubud' });
    const token = await signIn(await account({ role: 'ADMIN' }));
    const { admin } = await callerFor(token, { now: ordered, locale: 'ja' });
    const { errors } = await refusalOf(admin.shop.save_pickup(pickup));
    expect(errors?.areas?.[0]).toMatch(/^ウブドは/);
  });

  test('has a unique slug', async () => {
    const twice = [...pickup.areas, { ...ubud, slug: 'kuta' }];
    expect(Object.keys((await refusalOf(save({ areas: twice }))).errors ?? {})).toEqual(['areas']);
    const spaced = [...pickup.areas, { ...ubud, slug: 'South Ubud' }];
    expect(Object.keys((await refusalOf(save({ areas: spaced }))).errors ?? {})).toEqual(['areas.3.slug']);
  });

  test('is not needed if the shop offers no pickup', async () => {
    await save({ areas: pickup.areas.map((area) => ({ ...area, active: false })) });
    const { slug } = await bookableProduct();
    const staff = await byStaff(ordered);
    const shown = await staff.catalogue.product({ slug });
    expect(shown).toMatchObject({ pickup: false, transfers: null });
  });
});
