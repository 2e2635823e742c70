/**
 * How many jobs of each lane one process does at once. The workers of a lane take no other jobs, so that a payment waits
 * for no mail, and a mail for no tidying up. Within a lane the job whose time came first is first.
 */
export const lanes = {
  /** What gateways report: the customer has paid and looks at the order. */
  payments: 3,
  /** What asks a gateway without anybody waiting: holds that end, sessions to cancel, refunds. */
  orders: 2,
  mail: 2,
  /** What may take its time: pages, pictures, rounds by the clock. */
  upkeep: 2,
} as const;

export type Lane = keyof typeof lanes;
export const laneNames = Object.keys(lanes) as Lane[];
