import { attemptStatuses } from '@/features/payments/domain/attempt-state';
import { refundStatuses } from '@/features/payments/domain/refund-state';
import { z } from '@/shared/schema/zod';

/** What an entry of the ledger is about. */
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

/** The account is a promise: its entries move no money. */
export const accountKinds: readonly LedgerKind[] = ['on_account', 'off_account'];

export const refundReasons = [
  'cancelled',
  'declined',
  'customer',
  'admin',
  'too_late',
  'excess',
  'wrong_amount',
  /** The staff changed the order, which costs less than was paid. */
  'changed',
] as const;
/** What the staff pay back themselves: in cash now, or by a bank transfer of theirs. */
export const handWays = ['cash', 'transfer'] as const;
export type HandWay = (typeof handWays)[number];
/** How the staff pay money back: through the gateway as it came, or themselves. */
export const refundWays = ['gateway', ...handWays] as const;
/** Who of the staff decided a refund, how and why. */
export type RefundBack = { way: (typeof refundWays)[number]; note?: string | undefined; userId: string };

export type RefundReason = (typeof refundReasons)[number];

const instant = z.iso.datetime();
const rupiah = z.int();

/** The money of an order as shown to the staff. */
export const paymentsView = z.object({
  attempts: z.array(
    z.object({
      uuid: z.uuid(),
      gateway: z.string(),
      reference: z.string(),
      amount: rupiah,
      status: z.enum(attemptStatuses),
      channel: z.string().nullable(),
      /** What came in instead of the amount due. */
      wrong_amount: rupiah.nullable(),
      /** Set for a wrong amount that did not come in rupiah. */
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
      /** Negative when it went back. */
      amount: rupiah,
      method: z.string().nullable(),
      /** What the guest handed over, where change was given. */
      received: rupiah.nullable(),
      change: rupiah.nullable(),
      /** The entry that this one reverses. */
      reverses: z.uuid().nullable(),
      /** It can still be reversed. */
      reversible: z.boolean(),
      /** The payment that settled what was on account. */
      settled_by: z.uuid().nullable(),
      /** The number of its receipt. */
      receipt: z.string().nullable(),
      receipt_uuid: z.uuid().nullable(),
      /** The name of who took it. */
      taken_by: z.string().nullable(),
      at: instant,
    }),
  ),
  refunds: z.array(
    z.object({
      uuid: z.uuid(),
      amount: rupiah,
      reason: z.string(),
      /** How the staff decided that it goes back, why, and who it was; null for what goes back by itself. */
      way: z.enum(refundWays),
      note: z.string().nullable(),
      requested_by: z.string().nullable(),
      /** `withdrawn`: the staff accepted the money as payment before the refund was sent. */
      status: z.enum([...refundStatuses, 'withdrawn']),
      /** The gateway's own text. */
      last_error: z.string().nullable(),
      created_at: instant,
      settled_at: instant.nullable(),
    }),
  ),
});
export type PaymentsView = z.infer<typeof paymentsView>;
