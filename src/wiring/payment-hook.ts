import type { PaymentHook } from '../server/payment-hook';

const nothing = async () => {};

/** What a payment does to an order. */
export const paymentHook: PaymentHook = {
  received: nothing,
  wrongAmount: nothing,
  failed: nothing,
  refunded: nothing,
  refundFailed: nothing,
};
