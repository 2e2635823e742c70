import { refundWays } from '@/features/payments/schema';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { z } from '@/shared/schema/zod';

/** What a person wants to pay back and a second one has to approve; the order is as it was before. */
export const approvalView = z.object({
  uuid: z.uuid(),
  action: z.enum(['cancel', 'decline', 'refund', 'cancel_item', 'refund_item', 'edit']),
  state: z.literal('waiting'),
  amount: z.int(),
  how: z.enum(refundWays),
  reason: z.string().nullable(),
  requested_by: z.object({ uuid: z.uuid(), name: z.string() }),
  requested_at: z.iso.datetime(),
  /** Whether the reader may approve it, which nobody may who requested it. */
  may_approve: z.boolean(),
  /** Whether the reader may refuse it, or take it back. */
  may_refuse: z.boolean(),
});
export type ApprovalView = z.infer<typeof approvalView>;

export const listedApproval = approvalView.extend({
  order: z.object({ uuid: z.uuid(), booking_id: z.string(), customer: z.string() }),
});
export const approvalsInput = z.strictObject(pageFields);
export const approvalPage = pageOf(listedApproval);

export const approveInput = z.strictObject({ uuid: z.string(), approval: z.string() });
export const refuseInput = approveInput.extend({
  reason: z.string().trim().max(2000, errorKey('invalid.too_long')).optional(),
});
