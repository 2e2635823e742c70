import { markOpened } from '@/features/order-desk/bulk/commands/mark-opened';
import { startBulk } from '@/features/order-desk/bulk/commands/start-bulk';
import { bulkAct, latestBulkActs } from '@/features/order-desk/bulk/queries/bulk-views';
import { previewBulk } from '@/features/order-desk/bulk/queries/preview-bulk';
import { router, staffProcedure } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';
import { bulkCard, bulkInput, bulkPreview, bulkRef, bulkRowRef, bulkView, startBulkInput } from './schema';

/** Staff actions on many orders at once. */
export const bulkRouter = router({
  /** Changes nothing; it is a mutation because two hundred orders do not fit into a URL. */
  preview: staffProcedure('orders')
    .input(bulkInput)
    .output(bulkPreview)
    .mutation(({ ctx, input }) => previewBulk(ctx, input)),
  start: staffProcedure('orders')
    .input(startBulkInput)
    .output(bulkView)
    .mutation(async ({ ctx, input }) => bulkAct(ctx, await startBulk(ctx, input))),
  get: staffProcedure('orders')
    .input(bulkRef)
    .output(bulkView)
    .query(({ ctx, input }) => bulkAct(ctx, input.uuid)),
  list: staffProcedure('orders')
    .output(z.array(bulkCard))
    .query(({ ctx }) => latestBulkActs(ctx)),
  mark_opened: staffProcedure('orders')
    .input(bulkRowRef)
    .output(bulkView)
    .mutation(async ({ ctx, input }) => {
      await markOpened(ctx, input);
      return bulkAct(ctx, input.uuid);
    }),
});
