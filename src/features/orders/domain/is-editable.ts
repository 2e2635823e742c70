import { type Day, toDay } from '@/shared/time/days';
import type { OrderStatus } from './order-state';

type Order = {
  status: OrderStatus;
  anonymisedAt: Date | null;
  items: readonly { state: 'booked' | 'off'; lastDay: Date }[];
};

const open: readonly OrderStatus[] = ['pending_payment', 'paid', 'confirmed'];

/** True until the last day of the last booked item is over. */
export const isEditable = ({ status, items, anonymisedAt }: Order, today: Day): boolean =>
  anonymisedAt === null &&
  open.includes(status) &&
  items.some(({ state, lastDay }) => state === 'booked' && toDay(lastDay) >= today);
