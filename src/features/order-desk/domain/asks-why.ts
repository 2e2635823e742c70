type Ending = {
  way: 'confirm' | 'decline' | 'cancel' | 'refund';
  /** What can go back, and what the policy gives back when it is cancelled. */
  held: number;
  byPolicy: number;
  /** Whether this person may give back another amount than the policy's. */
  mayChoose: boolean;
};

/** Staff say why whenever money goes back, or would if they did not keep it. */
export function asksWhy({ way, held, byPolicy, mayChoose }: Ending): boolean {
  if (way === 'cancel') return held > 0 && (mayChoose || byPolicy > 0);
  return way === 'decline' || way === 'refund';
}
