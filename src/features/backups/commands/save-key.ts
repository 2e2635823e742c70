import { record } from '@/features/audit/commands/record';
import { readSettings, writeSettings } from '@/features/backups/data';
import type { SaveKeyInput } from '@/features/backups/schema';
import type { Ctx } from '@/server/api/context';
import { pepperedHmac, safeEqual } from '@/server/crypto/crypto';
import { fieldError } from '@/shared/errors/errors';

const PURPOSE = 'backup-key';
const about = { entity: 'backup', entityId: 'key', label: '' } as const;

/** Backups made from now on open with this key; earlier ones still need theirs. */
export const saveKey = (ctx: Ctx, { recipient, ending }: SaveKeyInput): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const before = await readSettings(tx);
    await writeSettings(tx, {
      recipient,
      endingHash: pepperedHmac(PURPOSE, ending),
      keyCreatedAt: ctx.now,
      keyConfirmedAt: ctx.now,
    });
    await record(tx, {
      ctx,
      action: 'update',
      ...about,
      before: { recipient: before?.recipient ?? null },
      after: { recipient },
    });
  });

/** Records that the owner still has the secret key. */
export const confirmKey = (ctx: Ctx, ending: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const before = await readSettings(tx);
    if (!before?.endingHash || !safeEqual(before.endingHash, pepperedHmac(PURPOSE, ending)))
      throw fieldError('ending', 'invalid.key_ending');
    await writeSettings(tx, { keyConfirmedAt: ctx.now });
    await record(tx, { ctx, action: 'update', ...about, after: { confirmed: ctx.now.toISOString() } });
  });
