import type { StaffOrderView } from '@/features/order-desk/schema';

export type OrderAction = 'confirm' | 'receipt' | 'payment';
type Facts = Pick<StaffOrderView, 'may' | 'placed_by' | 'payments'> & {
  customer: Pick<StaffOrderView['customer'], 'email'>;
};

/** The receipt of the latest payment; undefined without one. */
export const latestReceipt = ({ payments }: Pick<StaffOrderView, 'payments'>) =>
  payments.ledger.findLast(({ receipt_uuid }) => receipt_uuid !== null)?.receipt_uuid ?? undefined;

/** The actions on an order that staff need most; the first one is the next thing to do. */
export function actionsOf(order: Facts): OrderAction[] {
  const { may, customer, placed_by } = order;
  const isWalkIn = customer.email === null && placed_by !== null;
  const hasReceipt = latestReceipt(order) !== undefined;
  const rules: [OrderAction, boolean][] = [
    ['confirm', may.confirm],
    ['receipt', hasReceipt && isWalkIn],
    ['payment', may.take_payment],
    ['receipt', hasReceipt && !isWalkIn],
  ];
  return rules.filter(([, isOpen]) => isOpen).map(([action]) => action);
}
