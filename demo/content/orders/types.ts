import type { OrderStatus } from '../../../src/features/orders/domain/order-state';

export type DemoOrder = {
  customer: string;
  product: string;
  /** Approximate days after the day of the seed; the next day on which the product is offered is taken. */
  day: number;
  /** Days from the order to the activity. */
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
