const HOUR = 60 * 60;

export const messagesPerAddress = { name: 'contact-address', points: 10, perSeconds: HOUR, of: 'address' } as const;
export const inquiriesPerAddress = { name: 'inquiry-address', points: 10, perSeconds: HOUR, of: 'address' } as const;

/** A receipt goes to any typed address, so the number per address is limited. */
export const messagesPerSender = { name: 'message-sender', points: 5, perSeconds: HOUR };
