/** Limited because each request mails an address that the user typed. */
export const emailChangesPerAccount = { name: 'email-change', points: 3, perSeconds: 15 * 60 };
