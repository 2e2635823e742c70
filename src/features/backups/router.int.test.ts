import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { env } from '@/env';
import { newIdentity, recipientOf } from '@/server/backup/encryption';
import { db } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import { system } from '@/shared/schema/actor';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { runJobs, waitingJobs } from '@/test/jobs';
import { refusalOf } from '@/test/refusal';
import { startNightlyBackup } from './commands/start-backup';
import { backupJobs } from './jobs';

const owner = async (now = new Date()) => callerFor(await signIn(await account({ role: 'ADMIN' })), { now });
const ctx = () => ({ actor: system, db, now: new Date(), locale: 'en' as const, requestId: 'test' });
const identity = await newIdentity();
const key = { recipient: await recipientOf(identity), ending: identity.slice(-8) };

// The tests build on each other, as the owner's first day does.
describe('backups', () => {
  test('cannot be made before the owner has a key', async () => {
    expect(await refusalOf((await owner()).admin.backups.start())).toMatchObject({ code: 'backup_key_missing' });
    await startNightlyBackup(ctx());
    expect(await waitingJobs()).toEqual([]);
    expect(await (await owner()).admin.backups.latest()).toEqual({ has_key: false, latest: null, overdue: true });
  });

  test('store the public half of the key, and the owner confirms its end', async () => {
    const saved = await (await owner(new Date('2026-11-01T02:00:00Z'))).admin.backups.save_key(key);
    expect(saved.key).toMatchObject({ recipient: key.recipient, confirmed_at: '2026-11-01T02:00:00.000Z' });
    const staff = await owner(new Date('2026-11-20T02:00:00Z'));
    const wrong = staff.admin.backups.confirm_key({ ending: 'QQQQQQQQ' });
    expect(await refusalOf(wrong)).toMatchObject({ code: 'invalid_fields' });
    const { key: confirmed } = await staff.admin.backups.confirm_key({ ending: key.ending.toLowerCase() });
    expect(confirmed).toMatchObject({
      created_at: '2026-11-01T02:00:00.000Z',
      confirmed_at: '2026-11-20T02:00:00.000Z',
    });
    expect(JSON.stringify(await db.backupSettings.findMany())).not.toContain(key.ending);
  });

  test('are made once, however often they are requested, and listed with their size', async () => {
    const staff = await owner();
    await Promise.all([staff.admin.backups.start(), staff.admin.backups.start()]);
    expect(await waitingJobs()).toMatchObject([{ name: 'backups.run' }]);
    await runJobs(backupJobs);
    const { backups, running, failed } = await staff.admin.backups.get();
    expect({ running, failed }).toEqual({ running: null, failed: null });
    expect(backups).toMatchObject([{ bytes: expect.any(Number), checked_at: null, check_failure: null }]);
    expect(await staff.admin.backups.latest()).toMatchObject({ has_key: true, overdue: false });
  });

  test('that fail show the reason until one succeeds', async () => {
    const staff = await owner();
    rmSync(env.BACKUP_DIR, { recursive: true });
    writeFileSync(env.BACKUP_DIR, 'a file in location of the folder');
    await staff.admin.backups.start();
    await runJobs(backupJobs);
    expect(await staff.admin.backups.get()).toMatchObject({
      backups: null,
      failed: { reason: 'target_unreachable' },
    });
    rmSync(env.BACKUP_DIR);
  });

  test('are kept as long as the owner decides', async () => {
    const keep = { daily: 3, weekly: 0, monthly: 24 };
    expect((await (await owner()).admin.backups.save_keep(keep)).keep).toEqual(keep);
    const none = (await owner()).admin.backups.save_keep({ ...keep, daily: 0 });
    expect(await refusalOf(none)).toMatchObject({ code: 'invalid_fields' });
  });

  test('list the ids of erased people beside them', async () => {
    const guest = await account({ erasedAt: new Date() });
    await db.$transaction((tx) => enqueue(tx, 'backups.list_erased', {}));
    await runJobs(backupJobs);
    expect(JSON.parse(readFileSync(path.join(env.BACKUP_DIR, 'erased.json'), 'utf8'))).toEqual([guest.id]);
  });
});
