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

/** Optional, since requests stored before refunds needed a reason have none. */
const reason = staffRefundInput.shape.reason.optional();

/** Every staff action that can refund money, with the input needed to run it later. */
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

/** The right needed for each action; the commands require more for some inputs. */
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
