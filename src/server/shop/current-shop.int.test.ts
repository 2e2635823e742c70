import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '@/server/database/db';
import { changesSoFar, isOutdated } from '@/server/page-cache/changes.mjs';
import { listenForChanges } from '@/server/page-cache/listen-for-changes';
import { CHANNEL } from '@/server/page-cache/pages-changed';
import { defaultShop } from '@/shared/shop/sections';
import { HANGING_MS } from '@/test/hanging';
import { currentShop } from './current-shop';

const start = changesSoFar();
const hearing = listenForChanges();
afterAll(() => hearing.stop());
beforeAll(() => vi.waitUntil(() => isOutdated([], start), { timeout: HANGING_MS }));
beforeEach(async () => {
  await db.$executeRaw`TRUNCATE shop_settings`;
});

/** Simulates another process that saves a section: a row, and a notification on commit. */
const savedElsewhere = (section: string, number: number, values: object) =>
  db.$transaction(async (tx) => {
    await tx.shopSetting.create({ data: { section, number, values, updatedAt: new Date() } });
    await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, 'shop')`;
  });

test('settings saved by another process are read here after its notification', async () => {
  await currentShop(db);
  const before = changesSoFar();
  await savedElsewhere('identity', 1, { ...defaultShop.identity, name: 'Laut Biru' });
  await vi.waitUntil(() => isOutdated(['shop'], before), { timeout: HANGING_MS });
  expect((await currentShop(db)).identity.name).toBe('Laut Biru');
});

test('settings saved by an earlier version, without newer fields, remain valid', async () => {
  const { refund_bands, hold_minutes, ...earlier } = { ...defaultShop.selling, deposit_percent: 45 };
  const before = changesSoFar();
  await savedElsewhere('selling', 1, earlier);
  await savedElsewhere('languages', 1, {});
  await vi.waitUntil(() => isOutdated(['shop'], before), { timeout: HANGING_MS });
  await expect.poll(async () => (await currentShop(db)).selling).toEqual({ ...earlier, refund_bands, hold_minutes });
  expect((await currentShop(db)).languages).toEqual({ hidden: [] });
});

test('settings saved by a later version are read without unknown fields', async () => {
  const before = changesSoFar();
  const [phone] = defaultShop.identity.phones;
  const later = { ...defaultShop.identity, name: 'Laut Esok', phones: [{ ...phone, chat: true }], moon: true };
  await savedElsewhere('identity', 1, later);
  await vi.waitUntil(() => isOutdated(['shop'], before), { timeout: HANGING_MS });
  await expect.poll(async () => (await currentShop(db)).identity.name).toBe('Laut Esok');
  expect((await currentShop(db)).identity).toEqual({ ...defaultShop.identity, name: 'Laut Esok', phones: [phone] });
});
