import { translator } from '../../i18n/translate';
import { adminProcedure, router } from '../../server/trpc';
import { toldView } from '../../shared/told';
import { dropMail, retryJob } from './commands/settle-dead-job';
import { attention } from './queries/attention';
import { trends } from './queries/trends';
import { attentionView, deadJobInput, trendsInput, trendsView } from './schema';

/** What the staff see in the morning, besides the departures and the orders that wait. */
export const dashboardRouter = router({
  trends: adminProcedure
    .input(trendsInput)
    .output(trendsView)
    .query(({ ctx, input }) => trends(ctx, input)),
  attention: adminProcedure.output(attentionView).query(({ ctx }) => attention(ctx)),
  retry_job: adminProcedure
    .input(deadJobInput)
    .output(toldView)
    .mutation(async ({ ctx, input }) => {
      await retryJob(ctx, input.id);
      const t = await translator(ctx.locale, 'dashboard');
      return { message: t('said.retried') };
    }),
  drop_mail: adminProcedure
    .input(deadJobInput)
    .output(toldView)
    .mutation(async ({ ctx, input }) => {
      await dropMail(ctx, input.id);
      const t = await translator(ctx.locale, 'dashboard');
      return { message: t('said.dropped') };
    }),
});
