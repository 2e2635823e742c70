import { timesFactor } from '@/shared/schema/limit-factor';

/** What the shop allows; the one home of these numbers. */
export const holdSettings = {
  /** Unpaid orders of one account at once. */
  orders: 3,
  /** Seats that they hold together. */
  seats: 24,
  /** Orders of one account within an hour, paid or not. */
  ordersAnHour: 20,
  /** Customers who may share a network, such as a hotel's: it has so many times the limits of an account. */
  accountsPerNetwork: 5,
  /** Holds that ended unpaid within a day, after which the next one is half and a third as long. */
  halvedAfter: 2,
  thirdAfter: 4,
};
export type HoldSettings = typeof holdSettings;

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
