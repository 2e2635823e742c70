import { dropMail, retryJob } from '@/features/dashboard/commands/settle-dead-job';
import { attention } from '@/features/dashboard/queries/attention';
import { trends } from '@/features/dashboard/queries/trends';
import { waitingCounts } from '@/features/dashboard/queries/waiting-counts';
import { captainsToAsk } from '@/features/day-board/remedies/queries/captains-to-ask';
import { captainsToAsk as captainsToAskView, remediesInput } from '@/features/day-board/remedies/schema';
import { dueOnDay } from '@/features/order-desk/queries/due-on-day';
import { translator } from '@/i18n/translate';
import { anyStaffProcedure, router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { dayAt } from '@/shared/time/days';
import { attentionView, deadJobInput, toCollectView, trendsInput, trendsView, waitingCountsView } from './schema';

export const dashboardRouter = router({
  trends: staffProcedure('reports')
    .input(trendsInput)
    .output(trendsView)
    .query(({ ctx, input }) => trends(ctx, input)),
  attention: anyStaffProcedure.output(attentionView).query(({ ctx }) => attention(ctx)),
  waiting: anyStaffProcedure.output(waitingCountsView).query(({ ctx }) => waitingCounts(ctx)),
  to_collect: staffProcedure('orders')
    .output(toCollectView)
    .query(({ ctx }) => dueOnDay(ctx.db, dayAt(ctx.now))),
  captains: staffProcedure('schedule')
    .input(remediesInput)
    .output(captainsToAskView)
    .query(({ ctx, input }) => captainsToAsk(ctx, input)),
  retry_job: staffProcedure({ anyOf: ['orders', 'settings'] })
    .input(deadJobInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await retryJob(ctx, input.id);
      const t = await translator(ctx.locale, 'dashboard');
      return { message: t('notice.retried') };
    }),
  drop_mail: staffProcedure('orders')
    .input(deadJobInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await dropMail(ctx, input.id);
      const t = await translator(ctx.locale, 'dashboard');
      return { message: t('notice.dropped') };
    }),
});
