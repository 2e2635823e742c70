import { approveRefund } from '@/features/order-desk/approvals/commands/approve-refund';
import { refuseRefund } from '@/features/order-desk/approvals/commands/refuse-refund';
import { listWaiting } from '@/features/order-desk/approvals/queries/waiting-approvals';
import { answer } from '@/features/order-desk/queries/answer';
import { staffOrderAnswer } from '@/features/order-desk/schema';
import { router, staffProcedure } from '@/server/api/trpc';
import { approvalPage, approvalsInput, approveInput, refuseInput } from './schema';

/** Refunds that wait for a second person. */
export const refundApprovalsRouter = router({
  list: staffProcedure('money')
    .input(approvalsInput)
    .output(approvalPage)
    .query(({ ctx, input }) => listWaiting(ctx, input)),
  approve: staffProcedure('money')
    .input(approveInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await approveRefund(ctx, input);
      return answer(ctx, input.uuid, 'approve');
    }),
  refuse: staffProcedure({ anyOf: ['money', 'orders'] })
    .input(refuseInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await refuseRefund(ctx, input);
      return answer(ctx, input.uuid, 'refuseApproval');
    }),
});
