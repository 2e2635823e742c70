type Ending = {
  way: 'confirm' | 'decline' | 'cancel' | 'refund';
  /** The refundable amount, and what the policy refunds on cancellation. */
  held: number;
  byPolicy: number;
  /** True if this person may refund an amount other than the policy's. */
  mayChoose: boolean;
};

/** Staff give a reason whenever money is refunded, or retained although it could be refunded. */
export function asksWhy({ way, held, byPolicy, mayChoose }: Ending): boolean {
  if (way === 'cancel') return held > 0 && (mayChoose || byPolicy > 0);
  return way === 'decline' || way === 'refund';
}
