import { isAllowed, type OrderStatus } from '@/features/orders/domain/order-state';

type Facts = {
  status: OrderStatus;
  isBooked: boolean;
  /** What the refund policy gives back of its share by its own day. */
  percent: number;
  amount: number;
};

/** What a customer may do with an item; an unpaid order is cancelled as a whole. */
export function itemChoices({ status, isBooked, percent, amount }: Facts) {
  const isOpen = isBooked && isAllowed('refund', status, 'customer');
  return {
    cancel: isOpen,
    refund: isOpen && amount > 0,
    refund_amount: isOpen ? amount : 0,
    refund_percent: isOpen ? percent : 0,
  };
}
