type Account = { email: string | null; confirmed: boolean };

/** Ranks an account by the sign-in that would be lost with it, confirmed or possible. */
const worth = ({ email, confirmed }: Account): number => (confirmed ? 2 : 0) + (email === null ? 0 : 1);

/** True when a merge that ends the second account leaves its person as able to sign in as before. */
export const mayStay = (stays: Account, goes: Account): boolean => worth(stays) >= worth(goes);

/** When both rank equally, the account on the screen stays. */
export const mergeDirection = <One extends Account>(shown: One, other: One): { stays: One; goes: One } =>
  mayStay(shown, other) ? { stays: shown, goes: other } : { stays: other, goes: shown };
