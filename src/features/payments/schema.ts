import { attemptStatuses } from '@/features/payments/domain/attempt-state';
import { refundStatuses } from '@/features/payments/domain/refund-state';
import { z } from '@/shared/schema/zod';

/** The kinds of ledger entries. */
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

/** An amount on account is a promise: these entries move no money. */
export const accountKinds: readonly LedgerKind[] = ['on_account', 'off_account'];

export const refundReasons = [
  'cancelled',
  'declined',
  'customer',
  'admin',
  'too_late',
  'excess',
  'wrong_amount',
  /** Staff changed the order, and its price is now below what was paid. */
  'changed',
] as const;
/** The ways staff pay money back themselves: in cash now, or by bank transfer. */
export const manualWays = ['cash', 'transfer'] as const;
export type ManualWay = (typeof manualWays)[number];
/** The ways staff refund: through the gateway as it was paid, or themselves. */
export const refundWays = ['gateway', ...manualWays] as const;
/** The staff member who decided a refund, its way and its reason. */
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
      /** The amount received instead of the amount due. */
      wrong_amount: rupiah.nullable(),
      /** Set for a wrong amount that was not paid in rupiah. */
      wrong_currency: z.string().nullable(),
      /** The outcome of a wrong amount; null while it waits for a decision. */
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
      /** The amount handed over by the guest, when change was given. */
      received: rupiah.nullable(),
      change: rupiah.nullable(),
      /** The entry that this one reverses. */
      reverses: z.uuid().nullable(),
      /** It can still be reversed. */
      reversible: z.boolean(),
      /** The payment that settled this amount on account. */
      settled_by: z.uuid().nullable(),
      /** The number of its receipt. */
      receipt: z.string().nullable(),
      receipt_uuid: z.uuid().nullable(),
      /** The name of the person who took it. */
      taken_by: z.string().nullable(),
      at: instant,
    }),
  ),
  refunds: z.array(
    z.object({
      uuid: z.uuid(),
      amount: rupiah,
      reason: z.string(),
      /** The way, reason and author of a refund decided by staff; null for an automatic refund. */
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
