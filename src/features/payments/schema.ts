import { attemptStatuses } from '@/features/payments/domain/attempt-state';
import { refundStatuses } from '@/features/payments/domain/refund-state';
import { z } from '@/shared/schema/zod';

export const ledgerKinds = [
  'charge',
  'refund',
  'on_site',
  'on_site_refund',
  'on_site_reversal',
  'on_account',
  'off_account',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Entries that move no money, because an amount on account is only a promise. */
export const accountKinds: readonly LedgerKind[] = ['on_account', 'off_account'];

export const refundReasons = [
  'cancelled',
  'declined',
  'customer',
  'admin',
  'too_late',
  'excess',
  'wrong_amount',
  /** Staff changed the order, which now costs less than was paid. */
  'changed',
] as const;
/** Ways for staff to refund money themselves: in cash now, or by bank transfer. */
export const manualWays = ['cash', 'transfer'] as const;
export type ManualWay = (typeof manualWays)[number];
/** Ways for staff to refund: through the gateway as it was paid, or themselves. */
export const refundWays = ['gateway', ...manualWays] as const;
/** Decision on a refund: the staff member, the way and the reason. */
export type RefundBack = { way: (typeof refundWays)[number]; note?: string | undefined; userId: string };

export type RefundReason = (typeof refundReasons)[number];

const instant = z.iso.datetime();
const rupiah = z.int();

/** An order's money as shown to staff. */
export const paymentsView = z.object({
  attempts: z.array(
    z.object({
      uuid: z.uuid(),
      gateway: z.string(),
      reference: z.string(),
      amount: rupiah,
      status: z.enum(attemptStatuses),
      channel: z.string().nullable(),
      /** Amount received instead of the amount due. */
      wrong_amount: rupiah.nullable(),
      /** Set for a wrong amount that was not paid in rupiah. */
      wrong_currency: z.string().nullable(),
      /** Outcome of a wrong amount; null while it awaits a decision. */
      wrong_outcome: z.enum(['accepted', 'returned']).nullable(),
      created_at: instant,
      expires_at: instant,
      settled_at: instant.nullable(),
    }),
  ),
  ledger: z.array(
    z.object({
      uuid: z.uuid(),
      kind: z.enum(ledgerKinds),
      /** Negative for a refund. */
      amount: rupiah,
      method: z.string().nullable(),
      /** Amount handed over by the guest, if change was given. */
      received: rupiah.nullable(),
      change: rupiah.nullable(),
      /** Entry that this one reverses. */
      reverses: z.uuid().nullable(),
      /** True if it can still be reversed. */
      reversible: z.boolean(),
      /** Payment that settled this amount on account. */
      settled_by: z.uuid().nullable(),
      /** Number of its receipt. */
      receipt: z.string().nullable(),
      receipt_uuid: z.uuid().nullable(),
      /** Name of the person who took it. */
      taken_by: z.string().nullable(),
      at: instant,
    }),
  ),
  refunds: z.array(
    z.object({
      uuid: z.uuid(),
      amount: rupiah,
      reason: z.string(),
      /** Way, reason and author of a refund decided by staff; null for an automatic refund. */
      way: z.enum(refundWays),
      note: z.string().nullable(),
      requested_by: z.string().nullable(),
      /** `withdrawn`: staff accepted the money as payment before the refund was sent. */
      status: z.enum([...refundStatuses, 'withdrawn']),
      /** The gateway's own text. */
      last_error: z.string().nullable(),
      created_at: instant,
      settled_at: instant.nullable(),
    }),
  ),
});
export type PaymentsView = z.infer<typeof paymentsView>;
