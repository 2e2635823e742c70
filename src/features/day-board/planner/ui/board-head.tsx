'use client';
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { BoardView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatNearDay } from '@/shared/time/dates';
import { type Day, plusDays } from '@/shared/time/days';
import { ButtonLink } from '@/ui/action/button-link';
import css from './board-head.module.css';
import { boardPath, gasPath, packingPath, sheetsPath } from './paths';

type Props = {
  lng: Locale;
  date: Day;
  /** The address of the day list. */
  dayList: string;
  board?: BoardView;
  /** The tools that change the day. */
  children?: ReactNode;
};

/** The day with its neighbours, how many guests it has, and its tools. */
export function BoardHead({ lng, date, dayList, board, children }: Props) {
  const { t } = useT('outings-admin');
  return (
    <div className={css.head}>
      <ButtonLink
        href={boardPath(lng, plusDays(date, -1))}
        size="s"
        prefetch={false}
        aria-label={t('board.previous')}
        className={css.step}
        icon={<IconChevronLeft aria-hidden="true" />}
      />
      <h1>{t('board.titleOn', { day: formatNearDay(date, lng) })}</h1>
      <ButtonLink
        href={boardPath(lng, plusDays(date, 1))}
        size="s"
        prefetch={false}
        aria-label={t('board.next')}
        className={css.step}
        icon={<IconChevronRight aria-hidden="true" />}
      />
      {board && <Totals board={board} />}
      <div className={css.tools}>
        {children}
        <ButtonLink href={dayList} size="s" prefetch={false}>
          {t('board.list')}
        </ButtonLink>
        {board && (
          <ButtonLink prefetch={false} size="s" href={packingPath(lng, date)}>
            {t('board.packing')}
          </ButtonLink>
        )}
        {board && (
          <ButtonLink prefetch={false} size="s" href={gasPath(lng, date)}>
            {t('board.gas')}
          </ButtonLink>
        )}
        {board && (
          <ButtonLink prefetch={false} size="s" href={sheetsPath(lng, date)} icon={<IconPrinter aria-hidden="true" />}>
            {t('board.sheets')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Totals({ board: { departures } }: { board: BoardView }) {
  const { t } = useT('outings-admin');
  const sum = (some: BoardView['departures']) => some.reduce((total, { people }) => total + people, 0);
  const open = sum(departures.filter(({ vehicle, transport }) => vehicle === null && transport !== 'none'));
  return (
    <p className={css.totals}>
      <strong>{t('list.people', { count: sum(departures) })}</strong>
      {open > 0 && <span>{t('board.notPlaced', { count: open })}</span>}
    </p>
  );
}
