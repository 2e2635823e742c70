import { comesAlong, hasEnded, isAllowed, type OrderStatus } from '@/features/orders/domain/order-state';

/** An unpaid order keeps its hold on another day. */
export const mayMove = (status: OrderStatus): boolean => !hasEnded(status);

type Facts = {
  status: OrderStatus;
  refundable: number;
  /** What can be taken at the counter. */
  payable: number;
  dueLeft: number;
  /** A wrong amount waits for a decision. */
  isWrong: boolean;
  /** Whether this person may give money back. */
  mayRefund: boolean;
  /** It can still be put right. */
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
