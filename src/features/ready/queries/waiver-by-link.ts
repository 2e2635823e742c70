import { waiverStep } from '@/features/ready/waiver/queries/waiver-step';
import type { WaiverStepView } from '@/features/ready/waiver/schema';
import type { Ctx } from '@/server/api/context';
import { diverByLink } from './diver-by-link';

/** The waiver as the diver of a link signs or has signed it. */
export async function waiverByLink(ctx: Ctx, token: string): Promise<WaiverStepView> {
  return waiverStep(ctx.db, await diverByLink(ctx, token), ctx.locale);
}
