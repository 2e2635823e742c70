const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;

export const failedLoginsPerAccount = { name: 'login-account', points: 5, perSeconds: QUARTER_HOUR };
export const failedLoginsPerAddress = { name: 'login-address', points: 30, perSeconds: QUARTER_HOUR };

/** Whoever holds a session that is not theirs does not find its password by trying. */
export const passwordChecksPerAccount = { name: 'password-check', points: 5, perSeconds: QUARTER_HOUR };

export const registrationsPerAddress = { name: 'register-address', points: 10, perSeconds: HOUR };
export const registrationsPerAccount = { name: 'register-account', points: 5, perSeconds: HOUR };

export const resendsPerAddress = { name: 'resend-address', points: 10, perSeconds: HOUR };
export const resendsPerAccount = { name: 'resend-account', points: 3, perSeconds: QUARTER_HOUR };

export const codeMailsPerAddress = { name: 'code-mail-address', points: 20, perSeconds: QUARTER_HOUR };
export const codeMailsPerAccount = { name: 'code-mail-account', points: 3, perSeconds: QUARTER_HOUR };
export const wrongCodesPerAddress = { name: 'code-address', points: 30, perSeconds: QUARTER_HOUR };

/** The time between two mails of a kind to one person; asking sooner is answered as ever, and sends nothing. */
export const confirmationMailPause = { name: 'confirmation-pause', points: 1, perSeconds: MINUTE };
export const codeMailPause = { name: 'code-pause', points: 1, perSeconds: MINUTE };
