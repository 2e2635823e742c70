import type { OrderView } from '@/features/orders/schema';

/** A down payment whose rest has been paid is a full payment. */
export const paidAs = ({
  payment_type,
  held,
  still_to_pay,
}: Pick<OrderView, 'payment_type' | 'held' | 'still_to_pay'>) =>
  held > 0 && still_to_pay === 0 ? 'full_payment' : payment_type;
