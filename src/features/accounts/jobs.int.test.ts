import { expect, test } from 'vitest';
import { issueLink } from '@/features/accounts/commands/issue-link';
import { codeExpiry } from '@/features/accounts/domain/one-time-code';
import { db } from '@/server/database/db';
import { system } from '@/shared/schema/actor';
import { account } from '@/test/factories';
import { upsertCode } from './data';
import { accountJobs } from './jobs';

const NOW = new Date('2026-03-01T08:00:00Z');
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

test('the tidy job removes expired links and codes and keeps valid ones', async () => {
  const [old, young] = [await account(), await account()];
  for (const [user, minutesAgo] of [
    [old, 24 * 60],
    [young, 24 * 60 - 1],
  ] as const) {
    await issueLink(db, { userId: user.id, purpose: 'email_verification', email: user.email }, before(minutesAgo));
  }
  for (const [subject, minutesAgo] of [
    ['old', 10],
    ['young', 9],
  ] as const) {
    const createdAt = before(minutesAgo);
    await upsertCode(db, {
      subject,
      userId: null,
      codeHash: '',
      triesLeft: 5,
      createdAt,
      expiresAt: codeExpiry(createdAt),
    });
  }

  const ctx = { actor: system, db, now: NOW, locale: 'en' as const, requestId: 'test' };
  for (const { name, run } of accountJobs) if (name === 'accounts.tidy') await run(ctx, {});

  expect(await db.linkToken.findMany({ select: { userId: true } })).toEqual([{ userId: young.id }]);
  expect(await db.oneTimeCode.findMany({ select: { subject: true } })).toEqual([{ subject: 'young' }]);
});
