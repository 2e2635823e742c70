import type { CounterMethod } from '@/shared/shop/selling';

/** An amount settled at the counter; `received` is the cash handed over by the guest, if change was given. */
export type CounterLine = { method: CounterMethod; amount: number; received?: number | undefined };

/** The unpaid amount, and the part of it on account. */
export type Open = { open: number; account: number };

export type SettledLine = CounterLine & {
  /** Amount it takes off the account. */
  offAccount: number;
};

/**
 * Returns the effect of each line on the account, in order; null from the first line that exceeds the unpaid amount.
 * Money pays the part that is not on account first, unless it is meant for the account.
 */
export function settleLines(
  { open, account }: Open,
  lines: readonly CounterLine[],
  forAccount: boolean,
): (SettledLine | null)[] {
  let left: Open | null = { open, account };
  return lines.map((line) => {
    const before: Open | null = left;
    left = before && after(before, line, forAccount);
    if (!before || !left) return null;
    return { ...line, offAccount: line.method === 'on_account' ? 0 : before.account - left.account };
  });
}

function after({ open, account }: Open, { method, amount }: CounterLine, forAccount: boolean): Open | null {
  if (method === 'on_account') return account + amount > open ? null : { open, account: account + amount };
  if (amount > open) return null;
  const rest = forAccount ? Math.max(0, account - amount) : account;
  return { open: open - amount, account: Math.min(rest, open - amount) };
}
