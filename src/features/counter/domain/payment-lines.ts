import type { CounterMethod } from '@/shared/shop/selling';

/** A payment as it is typed; an empty amount is an empty text, and null is what the other payments leave. */
export type TypedLine = {
  key: number;
  method: CounterMethod;
  amount: number | string | null;
  /** Cash handed over by the guest, from which change is given. */
  received: number | string;
};

/** A line with the first method that the shop offers at its counter. */
export const typedLine = (
  amount: TypedLine['amount'],
  [method = 'cash']: readonly CounterMethod[],
  key = 0,
): TypedLine => ({ key, method, amount, received: '' });

/** The amount of a line; the rest is empty when nothing is left to pay. */
export function amountOf({ amount }: TypedLine, lines: readonly TypedLine[], due: number): number | string {
  if (amount !== null) return amount;
  const left = due - lines.reduce((sum, line) => sum + Number(line.amount ?? 0), 0);
  return left > 0 ? left : '';
}

/** Adds a payment of the rest, by a method that the other payments do not use. */
export function withRest(lines: readonly TypedLine[], methods: readonly CounterMethod[]): TypedLine[] {
  const unused = methods.filter((method) => lines.every((line) => line.method !== method));
  const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
  // A second line of the rest would have nothing left.
  const amount = lines.some((line) => line.amount === null) ? '' : null;
  return [...lines, typedLine(amount, unused.length > 0 ? unused : methods, key)];
}

/** The lines as input; lines without an amount are not sent. */
export const sentLines = (lines: readonly TypedLine[], due: number) =>
  lines.flatMap((line) => {
    const amount = amountOf(line, lines, due);
    if (amount === '') return [];
    const { method, received } = line;
    return {
      method,
      amount: Number(amount),
      ...(method === 'cash' && received !== '' && { received: Number(received) }),
    };
  });

/** The change to give for a line. */
export const changeOf = ({ method, received }: TypedLine, amount: number | string): number =>
  method === 'cash' && received !== '' ? Math.max(0, Number(received) - Number(amount)) : 0;
