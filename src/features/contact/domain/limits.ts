const HOUR = 60 * 60;

export const messagesPerAddress = { name: 'contact-address', points: 10, perSeconds: HOUR, of: 'address' } as const;
export const inquiriesPerAddress = { name: 'inquiry-address', points: 10, perSeconds: HOUR, of: 'address' } as const;

/** Limited per address, because anybody can have a receipt sent to any address. */
export const messagesPerSender = { name: 'message-sender', points: 5, perSeconds: HOUR };
