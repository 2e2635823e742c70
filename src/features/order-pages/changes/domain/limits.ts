const DAY = 24 * 60 * 60;

/** Each request mails the shop. */
export const moveRequestsPerCustomer = { name: 'move-request', points: 10, perSeconds: DAY } as const;

/** Each change mails the shop. */
export const pickupChangesPerCustomer = { name: 'pickup-change', points: 20, perSeconds: DAY } as const;
