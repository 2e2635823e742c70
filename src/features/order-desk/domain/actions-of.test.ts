import { expect, test } from 'vitest';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { actionsOf } from './actions-of';

const may = {
  confirm: false,
  decline: false,
  cancel: true,
  refund: false,
  move: true,
  take_payment: false,
  lower_due: false,
  edit: true,
  refundable: 0,
};
type Given = Partial<StaffOrderView['may']> & { receipt?: boolean; walkIn?: boolean };
const actions = ({ receipt = false, walkIn = false, ...open }: Given) =>
  actionsOf({
    may: { ...may, ...open },
    placed_by: walkIn ? 'Kadek' : null,
    customer: { email: walkIn ? null : 'ann@example.test' },
    payments: {
      attempts: [],
      refunds: [],
      ledger: receipt ? [{ receipt_uuid: 'r' } as StaffOrderView['payments']['ledger'][number]] : [],
    },
  });

test('actionsOf puts the receipt first after a sale at the counter, even when a rest is open', () => {
  expect(actions({ receipt: true, walkIn: true, take_payment: true })).toEqual(['receipt', 'payment']);
});

test('actionsOf puts confirming first, and taking a payment until nothing is due', () => {
  expect(actions({ confirm: true, take_payment: true })).toEqual(['confirm', 'payment']);
  expect(actions({ receipt: true, take_payment: true })).toEqual(['payment', 'receipt']);
  expect(actions({ receipt: true })).toEqual(['receipt']);
  expect(actions({})).toEqual([]);
});
