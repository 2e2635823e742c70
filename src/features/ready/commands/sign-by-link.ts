import { readyView } from '@/features/ready/queries/ready-view';
import { waiverByLink } from '@/features/ready/queries/waiver-by-link';
import type { SignedWaiverView } from '@/features/ready/schema';
import { signWaiver } from '@/features/ready/waiver/commands/sign-waiver';
import type { SignWaiverInput } from '@/features/ready/waiver/schema';
import type { Ctx } from '@/server/api/context';
import { asDiver, recordAnswer } from './as-diver';

/** Signs the waiver as the diver of a link, or as the guardian of a minor. */
export async function signByLink(ctx: Ctx, input: SignWaiverInput): Promise<SignedWaiverView> {
  await asDiver(ctx, input.token, async (tx, found) => {
    await signWaiver(tx, found, input, ctx);
    await recordAnswer(tx, found, ctx.now);
  });
  const { signed } = await waiverByLink(ctx, input.token);
  return { ready: await readyView(ctx, input.token), signed };
}
