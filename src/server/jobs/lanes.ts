/**
 * How many jobs of each lane one process runs at once. The workers of a lane take no other jobs, so that a payment
 * waits for no mail, and a mail for no housekeeping. Within a lane the job whose time came first is first.
 */
export const lanes = {
  /** Callbacks of gateways: the customer has paid and is waiting on the order page. */
  payments: 3,
  /** Orders without anybody waiting: expiring holds, sessions to cancel, refunds, divers to keep. */
  orders: 2,
  mail: 2,
  /** Slow work: pages, pictures, scheduled jobs. */
  upkeep: 2,
} as const;

export type Lane = keyof typeof lanes;
export const laneNames = Object.keys(lanes) as Lane[];
