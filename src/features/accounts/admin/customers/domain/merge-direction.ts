type Account = { email: string | null; confirmed: boolean };

/** Ranks an account by the sign-in lost with it: confirmed, then unconfirmed, then none. */
const worth = ({ email, confirmed }: Account): number => (confirmed ? 2 : 0) + (email === null ? 0 : 1);

/** True when ending the second account leaves its owner at least as able to sign in. */
export const mayStay = (stays: Account, goes: Account): boolean => worth(stays) >= worth(goes);

/** Prefers the account on the screen when both rank equally. */
export const mergeDirection = <One extends Account>(shown: One, other: One): { stays: One; goes: One } =>
  mayStay(shown, other) ? { stays: shown, goes: other } : { stays: other, goes: shown };
