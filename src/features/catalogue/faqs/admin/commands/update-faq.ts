import { record } from '@/features/audit/commands/record';
import { changeFaq, factsOf, lockFaq, nameOf, toStaffFaqView } from '@/features/catalogue/faqs/admin/data';
import type { FaqChange, StaffFaqView } from '@/features/catalogue/faqs/admin/schema';
import { faqsChanged } from '@/features/catalogue/faqs/commands/faqs-changed';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { expectVersion, nextVersion } from '@/shared/schema/versions';

async function taken(tx: Tx, uuid: string) {
  const row = await lockFaq(tx, uuid);
  if (!row) throw new AppError('not_found');
  return row;
}

type Row = Awaited<ReturnType<typeof taken>>;

async function change(tx: Tx, ctx: Ctx, before: Row, patch: FaqChange): Promise<Row> {
  const after = await changeFaq(tx, before, patch, nextVersion([before], ctx.now));
  const about = { entity: 'faq', entityId: before.id, label: nameOf(after) } as const;
  await record(tx, { ctx, action: 'update', ...about, before: factsOf(before), after: factsOf(after) });
  await faqsChanged(tx);
  return after;
}

/** Refuses an outdated version. */
export function updateFaq(
  ctx: Ctx,
  { uuid, version, ...patch }: FaqChange & { uuid: string; version?: string | undefined },
): Promise<StaffFaqView> {
  return ctx.db.$transaction(async (tx) => {
    const before = await taken(tx, uuid);
    expectVersion(before, version);
    return toStaffFaqView(await change(tx, ctx, before, patch));
  });
}

/** Publishes or unpublishes all questions, or none if one does not exist. */
export function showFaqs(ctx: Ctx, { uuids, active }: { uuids: string[]; active: boolean }): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    for (const uuid of [...new Set(uuids)].sort()) {
      const before = await taken(tx, uuid);
      if (before.active !== active) await change(tx, ctx, before, { active });
    }
  });
}
