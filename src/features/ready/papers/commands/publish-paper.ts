import { record } from '@/features/audit/commands/record';
import { insertPaper, latestPaper, lockPaper, textsOf } from '@/features/ready/papers/data';
import { paperView } from '@/features/ready/papers/queries/paper-view';
import type { PaperTexts, PaperView, PublishPaper } from '@/features/ready/papers/schema';
import type { Ctx } from '@/server/api/context';
import type { PaperStep } from '@/shared/diving/ready-steps';
import { AppError } from '@/shared/errors/errors';

/** Names of the papers in the audit log. */
const labels = { health: 'Health form', waiver: 'Waiver' } as const satisfies Record<PaperStep, string>;

const factsOf = (version: number, texts: PaperTexts) => ({ version, ...texts });

/**
 * Publishes texts as the next version of a paper. Guests who signed an earlier waiver are asked again; what they signed
 * stays.
 */
export function publishPaper(ctx: Ctx, { kind, texts, version }: PublishPaper): Promise<PaperView> {
  return ctx.db.$transaction(async (tx) => {
    await lockPaper(tx, kind);
    const before = await latestPaper(tx, kind);
    const current = before?.version ?? 0;
    if (version !== undefined && version !== current) throw new AppError('changed_meanwhile');
    await insertPaper(tx, { kind, version: current + 1, texts, publishedAt: ctx.now });
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'shop',
      entityId: `papers/${kind}`,
      label: labels[kind],
      before: before ? factsOf(current, textsOf(before)) : {},
      after: factsOf(current + 1, texts),
    });
    return paperView(tx, kind);
  });
}
