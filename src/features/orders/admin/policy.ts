import { comesAlong, isAllowed, type OrderStatus } from '@/features/orders/domain/order-state';

export const staffChoices = (status: OrderStatus, refundable: number, outstanding: number) => ({
  confirm: isAllowed('confirm', status, 'admin'),
  decline: isAllowed('decline', status, 'admin'),
  cancel: isAllowed('cancel', status, 'admin'),
  refund: isAllowed('refund', status, 'admin') && refundable > 0,
  move: status === 'paid' || status === 'confirmed',
  take_payment: comesAlong.includes(status) && outstanding > 0,
  refundable,
});
