import { OTHER_WAY } from '@/features/payments/movements/domain/way';
import type { MovementView } from '@/features/payments/movements/schema';

type Entry = Pick<MovementView, 'amount' | 'method' | 'taken_by'>;

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { amount }) => sum + amount, 0);

function byWay(entries: readonly Entry[]) {
  const ways = [...new Set(entries.map(({ method }) => method ?? OTHER_WAY))];
  return ways.map((way) => ({ way, amount: sumOf(entries.filter(({ method }) => (method ?? OTHER_WAY) === way)) }));
}

/** Sums on-site movements by method and by person; `taken` is the cash among them. */
export function cashSums(entries: readonly Entry[]) {
  const people = [...new Map(entries.map(({ taken_by: person }) => [person?.uuid, person])).values()];
  return {
    taken: sumOf(entries.filter(({ method }) => method === 'cash')),
    by_way: byWay(entries),
    by_person: people.map((person) => {
      const theirs = entries.filter(({ taken_by: taker }) => taker?.uuid === person?.uuid);
      return { person, total: sumOf(theirs), by_way: byWay(theirs) };
    }),
  };
}
