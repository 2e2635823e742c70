import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { contextFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { record } from './record';

const now = new Date('2026-11-21T01:00:00Z');
const prepareEntry = async (about: object = {}) => {
  const admin = await account({ role: 'ADMIN' });
  const ctx = await contextFor(await signIn(admin), { now });
  const entityId = randomUUID();
  const entry = { ctx, action: 'update', entity: 'departure', entityId, label: 'Amed day, 24 Dec', ...about } as const;
  return { admin, entry, storedEntries: () => db.auditEntry.findMany({ where: { entityId } }) };
};

test('record stores an action with its actor, time, request and changes', async () => {
  const { admin, entry, storedEntries } = await prepareEntry({
    before: { seats: 8, closed: false },
    after: { seats: 4, closed: false },
  });
  await record(db, entry);
  expect(await storedEntries()).toEqual([
    expect.objectContaining({
      actorId: admin.id,
      at: now,
      requestId: entry.ctx.requestId,
      action: 'update',
      entity: 'departure',
      label: 'Amed day, 24 Dec',
      before: { seats: 8 },
      after: { seats: 4 },
    }),
  ]);
});

test('record stores nothing before a creation and nothing after a deletion', async () => {
  const { entry, storedEntries } = await prepareEntry({ after: { seats: 4 } });
  await record(db, { ...entry, action: 'create' });
  expect(await storedEntries()).toMatchObject([{ before: null, after: { seats: 4 } }]);
});

test('record stores nothing for a save without changes', async () => {
  const { entry, storedEntries } = await prepareEntry({ before: { seats: 8 }, after: { seats: 8 } });
  await record(db, entry);
  expect(await storedEntries()).toEqual([]);
});

test('record leaves no entry when the transaction rolls back', async () => {
  const { entry, storedEntries } = await prepareEntry({ after: { seats: 4 } });
  const undone = db.$transaction(async (tx) => {
    await record(tx, entry);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await storedEntries()).toEqual([]);
});

test('record stores no actor for an automatic action', async () => {
  const { entry, storedEntries } = await prepareEntry({ after: { seats: 4 } });
  await record(db, { ...entry, ctx: await contextFor(null, { now }) });
  expect(await storedEntries()).toMatchObject([{ actorId: null }]);
});
