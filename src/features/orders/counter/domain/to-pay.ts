import { payableOf } from '@/features/orders/items/domain/shares';

type Money = Parameters<typeof payableOf>[1] & { onAccount: number };

/** What the guest still pays of an order, without what is on account. */
export const toPay = (order: Parameters<typeof payableOf>[0], money: Money): number =>
  Math.max(0, payableOf(order, money) - money.onAccount);
