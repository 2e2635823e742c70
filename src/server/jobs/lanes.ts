/**
 * The number of jobs of each lane that one process runs at once. A lane's workers take no other jobs, so that payments
 * never wait for emails, nor emails for housekeeping. Within a lane, the job due first runs first.
 */
export const lanes = {
  /** Callbacks of gateways: the customer has paid and is waiting on the order page. */
  payments: 3,
  /** Order work that nobody waits for: expiring holds, sessions to cancel, refunds, saved divers. */
  orders: 2,
  mail: 2,
  /** Slow work: pages, pictures, scheduled jobs. */
  upkeep: 2,
} as const;

export type Lane = keyof typeof lanes;
export const laneNames = Object.keys(lanes) as Lane[];
