import { expect, test } from 'vitest';
import { presets } from '@/shared/schema/rights';
import { callerFor } from '@/test/actors';
import { account, product, signIn } from '@/test/factories';
import { texts } from '@/test/products-office';
import { refusalOf } from '@/test/refusal';

const office = async (held: readonly string[]) =>
  (await callerFor(await signIn(await account({ role: 'ADMIN', rights: [...held] })))).admin;
const forbidden = { code: 'forbidden', status: 403 };

test("a product's texts can be changed without the right `money`, its prices only with it", async () => {
  const { slug, price } = await product();
  const writer = (await office(presets.content)).products;
  const { variants } = await writer.update({ slug, texts, price });
  for (const patch of [
    { price: (price ?? 0) + 1 },
    { price: null },
    { variants: [...variants, { names: { en: 'Two tanks' }, price: 100_000, active: true }] },
  ])
    expect(await refusalOf(writer.update({ slug, ...patch } as never))).toMatchObject(forbidden);
  const both = (await office(['catalogue', 'money'])).products;
  expect((await both.update({ slug, price: (price ?? 0) + 1 })).price).toBe((price ?? 0) + 1);
});

test("an add-on's texts can be changed without the right `money`, its price only with it", async () => {
  const torch = { texts: { en: { name: 'Torch', description: '' } }, price: 75_000, unit: 'per_diver' as const };
  const both = (await office(['catalogue', 'money'])).addons;
  const { uuid } = await both.create({ ...torch, maximum: 4, active: true });
  const writer = (await office(presets.content)).addons;
  expect((await writer.update({ uuid, price: 75_000, maximum: 3 })).maximum).toBe(3);
  expect(await refusalOf(writer.update({ uuid, price: 80_000 }))).toMatchObject(forbidden);
  expect((await both.update({ uuid, price: 80_000 })).price).toBe(80_000);
});
