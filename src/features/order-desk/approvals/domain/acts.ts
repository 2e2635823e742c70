import { editInput } from '@/features/order-desk/editing/schema';
import {
  declineInput,
  staffCancelInput,
  staffCancelItemInput,
  staffRefundInput,
  staffRefundItemInput,
} from '@/features/order-desk/schema';
import type { Right } from '@/shared/schema/rights';
import type { z } from '@/shared/schema/zod';

/** What waits since before a refund needed a reason has none. */
const reason = staffRefundInput.shape.reason.optional();

/** Every action of the staff that can pay money back, with what it needs to be done later. */
export const actInputs = {
  cancel: staffCancelInput,
  decline: declineInput,
  refund: staffRefundInput.extend({ reason }),
  cancel_item: staffCancelItemInput,
  refund_item: staffRefundItemInput.extend({ reason }),
  edit: editInput,
} as const;
export type ActName = keyof typeof actInputs;
export const actNames = Object.keys(actInputs) as [ActName, ...ActName[]];

/** What somebody needs for each; the commands ask for more where an input does. */
export const rightOf = {
  cancel: 'orders',
  decline: 'orders',
  refund: 'money',
  cancel_item: 'orders',
  refund_item: 'money',
  edit: 'orders',
} as const satisfies Record<ActName, Right>;

export type InputOf<Name extends ActName> = z.output<(typeof actInputs)[Name]>;
export type Act = { [Name in ActName]: { action: Name; input: InputOf<Name> } }[ActName];
