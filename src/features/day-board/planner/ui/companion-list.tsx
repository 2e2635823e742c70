'use client';
import type { BoardDepartureView } from '@/features/day-board/schema';
import { companionName } from '@/features/orders/domain/companions';
import { useT } from '@/i18n/client';
import board from './board.module.css';
import css from './companion-list.module.css';

/** The companions of a departure, who cannot be dragged because they are in no group. */
export function CompanionList({ companions }: Pick<BoardDepartureView, 'companions'>) {
  const { t } = useT('orders');
  const texts = { companion: t('companion'), companionOf: (name: string) => t('companionOf', { name }) };
  if (companions.length === 0) return null;
  return (
    <ul className={css.companions}>
      {[...companions.entries()].map(([position, companion]) => (
        <li key={position} className={board.who}>
          <strong>{companionName(companion, texts)}</strong> <em>{t('seatOnly')}</em>
        </li>
      ))}
    </ul>
  );
}
