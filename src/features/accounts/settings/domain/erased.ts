/** What is left where a person was. `.invalid` is nobody's, and the id keeps the addresses apart. */
export const erasedEmail = (userId: string): string => `erased-${userId}@erased.invalid`;
