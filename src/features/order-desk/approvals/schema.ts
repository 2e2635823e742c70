import { refundWays } from '@/features/payments/schema';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { z } from '@/shared/schema/zod';

/** A refund that waits for a second person's approval; the order has not changed yet. */
export const approvalView = z.object({
  uuid: z.uuid(),
  action: z.enum(['cancel', 'decline', 'refund', 'cancel_item', 'refund_item', 'edit']),
  state: z.literal('waiting'),
  amount: z.int(),
  how: z.enum(refundWays),
  reason: z.string().nullable(),
  requested_by: z.object({ uuid: z.uuid(), name: z.string() }),
  requested_at: z.iso.datetime(),
  /** True unless the reader is the requester. */
  may_approve: z.boolean(),
  /** True if the reader may refuse the request, or is the requester and may withdraw it. */
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
