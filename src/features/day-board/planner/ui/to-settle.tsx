'use client';
import { OrdersOfDay } from '@/features/day-board/remedies/ui/orders-of-day';
import { RemediesButton } from '@/features/day-board/remedies/ui/remedies-button';
import type { ConflictView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { anchorOf } from './anchors';
import { useBoardContext } from './board-context';
import css from './to-settle.module.css';
import { useConflictText } from './use-conflict-text';

/** Everything that keeps the day from sailing, in one strip; each leads to its place on the board. */
export function ToSettle() {
  const { t } = useT('outings-admin');
  const { board } = useBoardContext();
  const { conflicts, date } = board;
  const isSettled = conflicts.length === 0;
  return (
    <section className={css.strip} aria-label={t('conflicts.title')} data-settled={isSettled || undefined}>
      <h2>{isSettled ? t('conflicts.none') : t('conflicts.count', { count: conflicts.length })}</h2>
      {!isSettled && (
        <ul>
          {conflicts.map((conflict) => (
            <Line key={JSON.stringify(conflict)} conflict={conflict} />
          ))}
        </ul>
      )}
      <span className={css.tools}>{isSettled ? <OrdersOfDay date={date} /> : <RemediesButton date={date} />}</span>
    </section>
  );
}

function Line({ conflict }: { conflict: ConflictView }) {
  const conflictText = useConflictText();
  const anchor = anchorOf(conflict.at);
  const text = conflictText(conflict);
  return <li data-broken={conflict.broken || undefined}>{anchor ? <a href={`#${anchor}`}>{text}</a> : text}</li>;
}
