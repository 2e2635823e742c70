import { textsIn } from '@/features/ready/health/queries/paper-text';
import type { HealthTextView } from '@/features/ready/health/schema';
import { latestPaper } from '@/features/ready/papers/data';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { diverByLink } from './diver-by-link';

/** The published health questions, for the diver of a link. */
export async function healthText(ctx: Ctx, token: string): Promise<HealthTextView> {
  await diverByLink(ctx, token);
  const paper = await latestPaper(ctx.db, 'health');
  if (!paper) throw new AppError('not_found');
  return { paper: paper.id, texts: textsIn(paper.texts, ctx.locale) };
}
