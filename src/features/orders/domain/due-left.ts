type Due = { dueNow: number };
/** `wrong` is the part of `held` that does not count as payment yet. */
type Received = { held: number; owed: number; onAccount: number; wrong: number };

/** Amount an unpaid order still needs to count as paid, after all money received or put on account. */
export const dueLeft = ({ dueNow }: Due, { held, owed, onAccount, wrong }: Received): number =>
  Math.max(0, dueNow - (held - owed - wrong) - onAccount);
