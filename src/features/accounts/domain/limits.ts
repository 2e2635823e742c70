const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const limit = (name: string, points: number, perSeconds: number) => ({ name, points, perSeconds });
const perAddress = (name: string, points: number, perSeconds: number) =>
  ({ name, points, perSeconds, of: 'address' }) as const;

export const failedLoginsPerAccountAndNetwork = limit('login-account-network', 5, QUARTER_HOUR);
export const failedLoginsPerNetwork = { ...limit('login-network', 30, QUARTER_HOUR), of: 'network' } as const;
export const failedLoginsPerAccount = limit('login-account-day', 100, DAY);
export const failedLoginsPerDevice = limit('login-device', 10, QUARTER_HOUR);

/** Prevents guessing the account's password from a stolen session. */
export const passwordChecksPerAccount = limit('password-check', 5, QUARTER_HOUR);

/** Counted separately: wrong passwords from a hotel's network must not block Google sign-in for its guests. */
export const refusedGoogleCodesPerAddress = perAddress('google-code-address', 30, QUARTER_HOUR);

export const refusedFacebookCodesPerAddress = perAddress('facebook-code-address', 30, QUARTER_HOUR);

export const registrationsPerAddress = perAddress('register-address', 10, HOUR);
export const registrationsPerAccount = limit('register-account', 5, HOUR);

export const resendsPerAddress = perAddress('resend-address', 10, HOUR);
export const resendsPerAccount = limit('resend-account', 3, QUARTER_HOUR);

export const codeMailsPerAddress = perAddress('code-mail-address', 20, QUARTER_HOUR);
export const codeMailsPerAccount = limit('code-mail-account', 3, QUARTER_HOUR);
export const wrongCodesPerAddress = perAddress('code-address', 30, QUARTER_HOUR);

export const signInLinksPerAddress = perAddress('sign-in-link-address', 20, QUARTER_HOUR);
export const signInLinksPerAccount = limit('sign-in-link-account', 3, QUARTER_HOUR);

/** Limited, because each request sends an email to an address that the user typed. */
export const emailChangesPerAccount = limit('email-change', 3, QUARTER_HOUR);

/**
 * Minimum time between two emails of the same kind to one person; a request before then gets the usual answer but sends
 * nothing.
 */
export const confirmationMailPause = limit('confirmation-pause', 1, MINUTE);
export const codeMailPause = limit('code-pause', 1, MINUTE);
export const signInLinkPause = limit('sign-in-link-pause', 1, MINUTE);
