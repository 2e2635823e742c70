const QUARTER_HOUR = 15 * 60;

export const failedLoginsPerAccount = { name: 'login-account', points: 5, perSeconds: QUARTER_HOUR };
export const failedLoginsPerAddress = { name: 'login-address', points: 30, perSeconds: QUARTER_HOUR };
