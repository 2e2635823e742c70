import type { OrderStatus } from '../../../src/features/orders/domain/order-state';

export type DemoOrder = {
  customer: string;
  product: string;
  /** About this many days after the day of the seed; the next day on which the product is offered. */
  day: number;
  /** How many days before the activity it was ordered. */
  ahead: number;
  quantity: number;
  status: OrderStatus;
  full?: boolean;
  addOns?: { slug: string; quantity: number }[];
  reason?: string;
  pickup?: 'nusa_dua' | 'kuta' | 'sanur';
  address?: string;
  inquiry?: string;
};
