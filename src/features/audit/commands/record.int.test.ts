import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { contextFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { record } from './record';

const now = new Date('2026-11-21T01:00:00Z');
const deedOf = async (about: object = {}) => {
  const admin = await account({ role: 'ADMIN' });
  const ctx = await contextFor(await signIn(admin), { now });
  const thingId = randomUUID();
  const deed = { ctx, action: 'update', thing: 'departure', thingId, label: 'Amed day, 24 Dec', ...about } as const;
  return { admin, deed, kept: () => db.auditEntry.findMany({ where: { thingId } }) };
};

test('a deed is kept with who did it, when, in which call, and what it changed', async () => {
  const { admin, deed, kept } = await deedOf({
    before: { places: 8, closed: false },
    after: { places: 4, closed: false },
  });
  await record(db, deed);
  expect(await kept()).toEqual([
    expect.objectContaining({
      actorId: admin.id,
      at: now,
      requestId: deed.ctx.requestId,
      action: 'update',
      thing: 'departure',
      label: 'Amed day, 24 Dec',
      before: { places: 8 },
      after: { places: 4 },
    }),
  ]);
});

test('what is made has nothing before, and what is deleted nothing after', async () => {
  const { deed, kept } = await deedOf({ after: { places: 4 } });
  await record(db, { ...deed, action: 'create' });
  expect(await kept()).toMatchObject([{ before: null, after: { places: 4 } }]);
});

test('a save that changes nothing is not written down', async () => {
  const { deed, kept } = await deedOf({ before: { places: 8 }, after: { places: 8 } });
  await record(db, deed);
  expect(await kept()).toEqual([]);
});

test('a deed that is rolled back leaves no trace', async () => {
  const { deed, kept } = await deedOf({ after: { places: 4 } });
  const undone = db.$transaction(async (tx) => {
    await record(tx, deed);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await kept()).toEqual([]);
});

test('what the product does by itself has no actor', async () => {
  const { deed, kept } = await deedOf({ after: { places: 4 } });
  await record(db, { ...deed, ctx: await contextFor(null, { now }) });
  expect(await kept()).toMatchObject([{ actorId: null }]);
});
