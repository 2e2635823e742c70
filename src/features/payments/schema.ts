import { z } from '@/shared/schema/zod';

export const onSiteMethods = ['cash', 'card', 'transfer'] as const;
export type OnSiteMethod = (typeof onSiteMethods)[number];

/** Why money goes back. */
export const refundReasons = [
  'cancelled',
  'declined',
  'customer',
  'admin',
  'too_late',
  'excess',
  'wrong_amount',
] as const;
export type RefundReason = (typeof refundReasons)[number];

const instant = z.iso.datetime();
const rupiah = z.int();

/** The money of an order as the staff sees it. */
export const paymentsView = z.object({
  attempts: z.array(
    z.object({
      uuid: z.uuid(),
      gateway: z.string(),
      reference: z.string(),
      amount: rupiah,
      status: z.enum(['opening', 'pending', 'paid', 'failed', 'expired', 'cancelled']),
      channel: z.string().nullable(),
      /** What came in instead of the amount. */
      wrong_amount: rupiah.nullable(),
      /** Of a wrong amount that did not come in rupiah. */
      wrong_currency: z.string().nullable(),
      /** What became of a wrong amount; none while it waits for a decision. */
      wrong_outcome: z.enum(['accepted', 'returned']).nullable(),
      created_at: instant,
      expires_at: instant,
      settled_at: instant.nullable(),
    }),
  ),
  ledger: z.array(
    z.object({
      uuid: z.uuid(),
      kind: z.enum(['charge', 'refund', 'on_site', 'on_site_refund']),
      /** Below zero when it went back. */
      amount: rupiah,
      method: z.string().nullable(),
      at: instant,
    }),
  ),
  refunds: z.array(
    z.object({
      uuid: z.uuid(),
      amount: rupiah,
      reason: z.string(),
      /** `withdrawn`: the staff took the money as payment before it left. */
      status: z.enum(['requested', 'pending', 'succeeded', 'failed', 'by_hand', 'withdrawn']),
      /** In the gateway's words. */
      last_error: z.string().nullable(),
      created_at: instant,
      settled_at: instant.nullable(),
    }),
  ),
});
export type PaymentsView = z.infer<typeof paymentsView>;
