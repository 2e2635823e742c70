import type { Tx } from '@/server/database/db';

type About<What> = What & { orderId: string; now: Date };

/**
 * What follows from money that moved, told to whoever owns the order: once for each, in the transaction that
 * writes it down. Payments know orders by their id alone.
 */
export type PaymentHook = {
  /** All of an attempt's amount came in; the order may be over by now, or paid already. */
  received(tx: Tx, about: About<{ attemptId: string; amount: number }>): Promise<void>;
  /**
   * Another amount came in, and it pays for nothing. What is `booked` of it is in the ledger and can be refunded: none of
   * what did not come in rupiah.
   */
  wrongAmount(
    tx: Tx,
    about: About<{ attemptId: string; expected: number; got: number; booked: number }>,
  ): Promise<void>;
  failed(tx: Tx, about: About<{ attemptId: string }>): Promise<void>;
  refunded(tx: Tx, about: About<{ refundId: string; amount: number }>): Promise<void>;
  /** The gateway refused, or (`byHand`) it cannot: somebody of the staff has to see to it. */
  refundFailed(tx: Tx, about: About<{ refundId: string; amount: number; byHand: boolean }>): Promise<void>;
};
