'use client';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { lacksHotel } from '@/features/day-board/domain/lacks-hotel';
import type { BoardDepartureView, ConflictView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './band.module.css';
import { useBoardContext } from './board-context';

type Props = {
  id?: string;
  /** The departure of a band with only one; screen readers announce the band by it. */
  label?: string | undefined;
  head: ReactNode;
  /** The name of the band for the button that folds it, on a phone. */
  fold: string;
  /** Everything to settle in the band. */
  conflicts: readonly ConflictView[];
  departures: readonly BoardDepartureView[];
  children: ReactNode;
};

/** A band of the board under one line. On a phone it is folded until it is opened, unless there is something to settle. */
export function BoardBand({ id, label, head, fold, conflicts, departures, children }: Props) {
  const { t } = useT('outings-admin');
  const [isOpen, setOpen] = useState<boolean>();
  const count = conflicts.length;
  const isBroken = conflicts.some(({ broken }) => broken);
  const shown = isOpen ?? count > 0;
  const Band = label ? 'section' : 'div';
  return (
    <Band
      id={id}
      className={css.band}
      {...(label && { 'aria-label': label })}
      data-broken={isBroken || undefined}
      data-folded={!shown || undefined}
    >
      <div className={css.head}>
        {head}
        <span className={css.state}>
          {count > 0 ? (
            <StatusBadge tone={isBroken ? 'danger' : 'warning'}>{t('conflicts.count', { count })}</StatusBadge>
          ) : (
            <Readiness departures={departures} />
          )}
        </span>
        <button
          type="button"
          className={css.fold}
          aria-expanded={shown}
          aria-label={fold}
          onClick={() => setOpen(!shown)}
        >
          <IconChevronRight aria-hidden="true" />
        </button>
      </div>
      <div className={css.inside}>{children}</div>
    </Band>
  );
}

const peopleOn = ({ groups, without_group, companions }: BoardDepartureView) => [
  ...groups.flatMap(({ divers }) => divers),
  ...without_group,
  ...companions,
];

/** The state of a band with nothing to settle. */
function Readiness({ departures }: Pick<Props, 'departures'>) {
  const { t } = useT('outings-admin');
  const { board } = useBoardContext();
  const aboard = new Set(departures.flatMap(peopleOn).map(({ order }) => order));
  const hotels = board.parties.filter((party) => aboard.has(party.order) && lacksHotel(party)).length;
  if (hotels > 0) return <StatusBadge tone="warning">{t('readiness.hotels', { count: hotels })}</StatusBadge>;
  return board.published ? (
    <StatusBadge tone="success">{t('board.ready')}</StatusBadge>
  ) : (
    <StatusBadge tone="info">{t('readiness.planned')}</StatusBadge>
  );
}
