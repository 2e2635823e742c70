const HOUR = 60 * 60;

export const messagesPerAddress = { name: 'contact-address', points: 10, perSeconds: HOUR, of: 'address' } as const;
export const inquiriesPerAddress = { name: 'inquiry-address', points: 10, perSeconds: HOUR, of: 'address' } as const;

/** Limits receipts to one address, since they go to any address that is typed. */
export const messagesPerSender = { name: 'message-sender', points: 5, perSeconds: HOUR };
