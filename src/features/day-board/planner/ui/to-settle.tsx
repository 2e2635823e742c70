'use client';
import { lacksHotel } from '@/features/day-board/domain/lacks-hotel';
import { OrdersOfDay } from '@/features/day-board/remedies/ui/orders-of-day';
import { RemediesButton } from '@/features/day-board/remedies/ui/remedies-button';
import type { ConflictView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { anchorOf } from './anchors';
import { useBoardContext } from './board-context';
import css from './to-settle.module.css';
import { useConflictText } from './use-conflict-text';

/** Everything to do before the day can sail, in one strip; conflicts lead to their place on the board. */
export function ToSettle() {
  const { t } = useT('outings-admin');
  const { board } = useBoardContext();
  const { conflicts, date, parties, published } = board;
  const isSettled = conflicts.length === 0;
  const hotels = parties.filter(lacksHotel).length;
  const open = [
    !isSettled && t('conflicts.count', { count: conflicts.length }),
    hotels > 0 && t('readiness.hotels', { count: hotels }),
    !published && t('readiness.notPublished'),
  ].filter((one) => one !== false);
  return (
    <section className={css.strip} aria-label={t('conflicts.title')} data-settled={open.length === 0 || undefined}>
      <h2>{open.length > 0 ? open.join(' · ') : t('conflicts.none')}</h2>
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
