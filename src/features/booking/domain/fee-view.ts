import type { FeeView } from '@/features/booking/schema';
import { groupBy } from '@/shared/list/group-by';
import type { Locale } from '@/shared/locale/locales';
import { lineIn } from '@/shared/schema/localised';
import { type FeeLine, feeAmount, isAtMost } from './fee-lines';

/** The fees of some items in the reader's language, each once. */
export function feeViewsOf(lines: readonly FeeLine[], locale: Locale): FeeView[] {
  return [...groupBy(lines, ({ id }) => id)].flatMap(([id, same]) => {
    const [first] = same;
    if (!first) return [];
    return {
      id,
      name: lineIn(first.names, locale),
      per: first.per,
      payment: first.payment,
      refund: first.refund,
      people: new Set(same.flatMap(({ people }) => people.map(({ position }) => position))).size,
      amount: same.reduce((sum, line) => sum + feeAmount(line), 0),
      at_most: same.some(isAtMost),
    };
  });
}
