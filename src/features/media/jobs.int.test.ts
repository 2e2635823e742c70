import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { storePicture } from '@/features/media/commands/store-picture';
import { UNUSED_MS } from '@/features/media/domain/limits';
import { db, pool } from '@/server/database/db';
import { openStorage } from '@/server/storage/open-storage';
import { system } from '@/shared/schema/actor';
import { account } from '@/test/factories';
import { whileLocked } from '@/test/locks';
import { unused } from './data';
import { removeFiles, tidyPictures } from './jobs';

const now = new Date('2026-11-21T04:00:00Z');
const ctx = { actor: system, db, now, locale: 'en', requestId: 'test' } as const;
const aDayAgo = new Date(now.getTime() - UNUSED_MS);
const earlier = new Date(aDayAgo.getTime() - 1);

async function picture(sentAt: Date, ownerId?: string) {
  const owner = ownerId ?? (await account()).id;
  const bytes = new Uint8Array([1]);
  return storePicture({ db, now: sentAt }, owner, { bytes, width: 1, height: 1, placeholder: '' }, 1);
}

async function tidy(): Promise<void> {
  await tidyPictures.run(ctx, {});
  const { rows } = await pool.query<{ payload: { keys: string[] } }>(
    `DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
     WHERE task.id = job.task_id AND task.identifier = 'media.remove-files' RETURNING payload`,
  );
  for (const { payload } of rows) await removeFiles.run(ctx, payload);
}

const isThere = async ({ id, key }: { id: string; key: string }) => ({
  row: (await db.media.count({ where: { id } })) === 1,
  file: (await openStorage().get(key)) !== null,
});

describe('the tidy job for pictures', () => {
  test('deletes the row and the file of a picture unused for a day', async () => {
    const forgotten = await picture(earlier);
    await tidy();
    expect(await isThere(forgotten)).toEqual({ row: false, file: false });
  });

  test('keeps a picture that has been unused for no more than a day', async () => {
    const fresh = await picture(aDayAgo);
    await tidy();
    expect(await isThere(fresh)).toEqual({ row: true, file: true });
  });

  test('keeps a picture in use, however old', async () => {
    const owner = await account();
    const avatar = await picture(earlier, owner.id);
    await db.user.update({ where: { id: owner.id }, data: { avatarId: avatar.id } });
    await tidy();
    expect(await isThere(avatar)).toEqual({ row: true, file: true });
  });

  test('waits for a transaction that starts to use a picture, and keeps it', async () => {
    const owner = await account();
    const avatar = await picture(earlier, owner.id);
    const tidying = await whileLocked(
      1,
      (tx) => tx.user.update({ where: { id: owner.id }, data: { avatarId: avatar.id } }),
      () => ({ done: tidy() }),
    );
    await tidying.done;
    expect(await isThere(avatar)).toEqual({ row: true, file: true });
    expect((await db.user.findUniqueOrThrow({ where: { id: owner.id } })).avatarId).toBe(avatar.id);
  });

  test('covers every relation that shows pictures', () => {
    const model = readFileSync('prisma/schema/media.prisma', 'utf8').match(/model Media \{([^}]+)\}/)?.[1] ?? '';
    const scalar = /^(String|Int|DateTime|Boolean|Json)\b/;
    const relations = [...model.matchAll(/^\s+(\w+)\s+(\w+)/gm)]
      .filter(([, name, type]) => name !== 'owner' && !scalar.test(type ?? ''))
      .map(([, name]) => name);
    expect(relations.length).toBeGreaterThan(0);
    expect(Object.keys(unused).sort()).toEqual(relations.sort());
  });
});
