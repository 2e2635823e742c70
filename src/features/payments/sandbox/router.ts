import { pressButton } from '@/features/payments/sandbox/commands/press-button';
import { hostedPage } from '@/features/payments/sandbox/queries/hosted-page';
import { publicProcedure, router } from '@/server/api/trpc';
import { hostedPageInput, hostedPageView, pressedView, pressInput } from './schema';

/** The sandbox gateway's own page; outside demo mode its procedures return not found. */
export const sandboxRouter = router({
  page: publicProcedure
    .input(hostedPageInput)
    .output(hostedPageView)
    .query(({ ctx, input }) => hostedPage(ctx, input.payment)),
  press: publicProcedure
    .input(pressInput)
    .output(pressedView)
    .mutation(({ ctx, input }) => pressButton(ctx, input)),
});
