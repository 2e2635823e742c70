type Account = { email: string | null; confirmed: boolean };

/** How much of an account would be lost with it: that somebody signs in with it, or could. */
const worth = ({ email, confirmed }: Account): number => (confirmed ? 2 : 0) + (email === null ? 0 : 1);

/** Whether a merge that ends the second account leaves its person as able to sign in as before. */
export const mayStay = (stays: Account, goes: Account): boolean => worth(stays) >= worth(goes);

/** Of two that are worth the same, the one on the screen stays. */
export const whichStays = <One extends Account>(shown: One, other: One): { stays: One; goes: One } =>
  mayStay(shown, other) ? { stays: shown, goes: other } : { stays: other, goes: shown };
