type Account = { email: string | null; confirmed: boolean };

/** Ranks accounts by their sign-in: a confirmed email first, then an unconfirmed email, then no email. */
const worth = ({ email, confirmed }: Account): number => (confirmed ? 2 : 0) + (email === null ? 0 : 1);

/** True if `stays` ranks at least as high as `goes`, so that the merge takes no sign-in away. */
export const mayStay = (stays: Account, goes: Account): boolean => worth(stays) >= worth(goes);

/** Prefers the account on the screen when both rank equally. */
export const mergeDirection = <One extends Account>(shown: One, other: One): { stays: One; goes: One } =>
  mayStay(shown, other) ? { stays: shown, goes: other } : { stays: other, goes: shown };
