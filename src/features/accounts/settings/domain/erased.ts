/** The id keeps the addresses unique; the `.invalid` domain belongs to nobody. */
export const erasedEmail = (userId: string): string => `erased-${userId}@erased.invalid`;
