import { comesAlong, hasEnded, isAllowed, type OrderStatus } from '@/features/orders/domain/order-state';

/** True for open orders; an unpaid order keeps its hold on the new day. */
export const mayMove = (status: OrderStatus): boolean => !hasEnded(status);

type Facts = {
  status: OrderStatus;
  refundable: number;
  /** The amount that can be taken at the counter. */
  payable: number;
  dueLeft: number;
  /** A wrong amount waits for a decision. */
  isWrong: boolean;
  /** This person may refund money. */
  mayRefund: boolean;
  /** The order can still be edited. */
  isEditable: boolean;
};

export const staffChoices = ({ status, refundable, payable, dueLeft, isWrong, mayRefund, isEditable }: Facts) => ({
  confirm: isAllowed('confirm', status, 'admin'),
  decline: isAllowed('decline', status, 'admin'),
  cancel: isAllowed('cancel', status, 'admin'),
  refund: mayRefund && isAllowed('refund', status, 'admin') && refundable > 0,
  move: mayMove(status),
  take_payment: payable > 0 && (comesAlong.includes(status) || (status === 'pending_payment' && !isWrong)),
  lower_due: status === 'pending_payment' && dueLeft > 0 && !isWrong,
  edit: isEditable,
  refundable,
});
