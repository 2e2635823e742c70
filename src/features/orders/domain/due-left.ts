type Due = { dueNow: number };
/** `wrong` is the part of what is held that pays for nothing yet. */
type Received = { held: number; owed: number; onAccount: number; wrong: number };

/** What is still missing of what an unpaid order needs to count as paid: received however, or on account. */
export const dueLeft = ({ dueNow }: Due, { held, owed, onAccount, wrong }: Received): number =>
  Math.max(0, dueNow - (held - owed - wrong) - onAccount);
