import { comesAlong, hasEnded, isAllowed, type OrderStatus } from '@/features/orders/domain/order-state';

/** True for open orders; an unpaid order keeps its hold on the new day. */
export const mayMove = (status: OrderStatus): boolean => !hasEnded(status);

type Facts = {
  status: OrderStatus;
  refundable: number;
  /** Amount that can be paid at the counter. */
  payable: number;
  dueLeft: number;
  /** True while a wrong amount waits for a decision. */
  isWrong: boolean;
  /** True if this person may refund money. */
  mayRefund: boolean;
  /** True if the order can still be edited. */
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
