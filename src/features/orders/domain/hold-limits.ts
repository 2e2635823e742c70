import { timesFactor } from '@/shared/schema/limit-factor';
import type { ShopSelling } from '@/shared/shop/selling';

const fixed = {
  /** Customers who may share a network, such as a hotel's; network limits are account limits times this number. */
  accountsPerNetwork: 5,
  /** Number of holds ended unpaid within a day after which the next hold is half or a third as long. */
  halvedAfter: 2,
  thirdAfter: 4,
};
/** The limits of one account are settings of the shop. */
export const holdSettingsOf = ({ unpaid_orders, unpaid_seats, orders_an_hour }: ShopSelling) => ({
  ...fixed,
  /** Unpaid orders of one account at once. */
  orders: unpaid_orders,
  /** Seats held by the unpaid orders of one account. */
  seats: unpaid_seats,
  /** Orders of one account within an hour, paid or not. */
  ordersAnHour: orders_an_hour,
});
export type HoldSettings = ReturnType<typeof holdSettingsOf>;

export type HoldLimits = { orders: number; seats: number; ordersAnHour: number };
export type AllHoldLimits = {
  account: HoldLimits;
  network: HoldLimits;
  shortened: { halvedAfter: number; thirdAfter: number };
};

export function limitsOf(settings: HoldSettings, factor: number): AllHoldLimits {
  const { orders, seats, ordersAnHour, accountsPerNetwork, halvedAfter, thirdAfter } = settings;
  const limits = (accounts: number): HoldLimits => ({
    orders: timesFactor(orders * accounts, factor),
    seats: timesFactor(seats * accounts, factor),
    ordersAnHour: timesFactor(ordersAnHour * accounts, factor),
  });
  return {
    account: limits(1),
    network: limits(accountsPerNetwork),
    shortened: { halvedAfter: timesFactor(halvedAfter, factor), thirdAfter: timesFactor(thirdAfter, factor) },
  };
}
