import type { MovementTotals } from '@/features/payments/movements/schema';
import { accountKinds, type LedgerKind } from '@/features/payments/schema';

/** Sum of the movements of one kind and way: an on-site method, or a gateway. */
export type KindSum = { kind: LedgerKind; way: string; amount: number };

const backKinds: readonly LedgerKind[] = ['refund', 'on_site_refund'];

const sumOf = (sums: readonly KindSum[]) => sums.reduce((total, { amount }) => total + amount, 0);

/** Excludes reversed mistakes, which moved no money. */
function inAndOut(sums: readonly KindSum[]) {
  const back = sums.filter(({ kind }) => backKinds.includes(kind));
  const taken = sums.filter(({ kind }) => !backKinds.includes(kind));
  return { taken: sumOf(taken), given_back: 0 - sumOf(back) };
}

export function totalsOf(sums: readonly KindSum[]): NonNullable<MovementTotals> {
  const money = sums.filter(({ kind }) => !accountKinds.includes(kind));
  const ways = [...new Set(money.map(({ way }) => way))];
  return {
    ...inAndOut(money),
    on_account: sumOf(sums.filter(({ kind }) => accountKinds.includes(kind))),
    by_way: ways.map((way) => ({ way, ...inAndOut(money.filter((sum) => sum.way === way)) })),
  };
}
