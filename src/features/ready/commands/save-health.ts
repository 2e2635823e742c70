import { answerHealth } from '@/features/ready/health/commands/answer-health';
import { savePhysicianFile } from '@/features/ready/health/commands/save-physician-file';
import { withdrawHealth } from '@/features/ready/health/commands/withdraw-health';
import type { HealthInput } from '@/features/ready/health/schema';
import { readyView } from '@/features/ready/queries/ready-view';
import type { ReadyView } from '@/features/ready/schema';
import type { DiverFile } from '@/features/ready/uploads/queries/read-file';
import type { Ctx } from '@/server/api/context';
import { asDiver, recordAnswer } from './as-diver';

/** Saves a diver's health answers all at once; answering again replaces them. */
export async function saveHealth(ctx: Ctx, { token, ...input }: HealthInput & { token: string }): Promise<ReadyView> {
  await asDiver(ctx, token, async (tx, found) => {
    await answerHealth(tx, found, input, ctx);
    await recordAnswer(tx, found, ctx.now);
  });
  return readyView(ctx, token);
}

/** Takes back the consent; answers, files and outcome are destroyed at once. */
export async function withdrawHealthConsent(ctx: Ctx, token: string): Promise<ReadyView> {
  await asDiver(ctx, token, (tx, { order, row }) => withdrawHealth(tx, order, row));
  return readyView(ctx, token);
}

export const savePhysicianPage = (ctx: Ctx, token: string, file: DiverFile): Promise<void> =>
  asDiver(ctx, token, (tx, { row }) => savePhysicianFile(tx, row, file, ctx.now));
