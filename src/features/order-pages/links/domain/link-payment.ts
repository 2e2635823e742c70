import { comesAlong, type OrderStatus } from '@/features/orders/domain/order-state';

/** For an unpaid order, the amount due while its seats are held; for a paid order, the rest that is not on account. */
export type LinkPayment = { kind: 'due' | 'rest'; amount: number };

type Order = { status: OrderStatus; isHeld: boolean; dueLeft: number; outstanding: number };

export function linkPayment({ status, isHeld, dueLeft, outstanding }: Order): LinkPayment | null {
  if (status === 'pending_payment') return isHeld && dueLeft > 0 ? { kind: 'due', amount: dueLeft } : null;
  return comesAlong.includes(status) && outstanding > 0 ? { kind: 'rest', amount: outstanding } : null;
}
