import type { Tx } from '@/server/database/db';

type About<What> = What & { orderId: string; now: Date };

/**
 * Notifies the owner of an order about money that moved: once per movement, in the transaction that records it.
 * Payments know orders by their id alone.
 */
export type PaymentHook = {
  /**
   * The full amount of an attempt was received; the order may be over or already paid by now. `forRest`: the attempt
   * was opened for the rest of a partly paid order.
   */
  received(tx: Tx, about: About<{ attemptId: string; amount: number; forRest?: boolean }>): Promise<void>;
  /**
   * A different amount was received, and it pays for nothing. The `booked` part is in the ledger and can be refunded;
   * money that is not in rupiah is never booked.
   */
  wrongAmount(
    tx: Tx,
    about: About<{ attemptId: string; expected: number; got: number; booked: number }>,
  ): Promise<void>;
  failed(tx: Tx, about: About<{ attemptId: string }>): Promise<void>;
  /** `actorId` is the staff member who paid it back by hand. */
  refunded(
    tx: Tx,
    about: About<{ refundId: string; amount: number; way: 'gateway' | 'cash' | 'transfer'; actorId: string | null }>,
  ): Promise<void>;
  /** The gateway refused, or (`byHand`) cannot refund: staff have to handle it. */
  refundFailed(tx: Tx, about: About<{ refundId: string; amount: number; byHand: boolean }>): Promise<void>;
};
