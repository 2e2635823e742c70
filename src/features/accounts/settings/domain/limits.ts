/** Each sends a mail to an address that somebody typed. */
export const emailChangesPerAccount = { name: 'email-change', points: 3, perSeconds: 15 * 60 };
