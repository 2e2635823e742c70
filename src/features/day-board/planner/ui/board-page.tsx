'use client';
import { useRef } from 'react';
import { OrdersOfDay } from '@/features/day-board/remedies/ui/orders-of-day';
import { RemediesButton } from '@/features/day-board/remedies/ui/remedies-button';
import type { BoardView, NewBoardChange } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { ButtonLink } from '@/ui/action/button-link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import css from './board.module.css';
import { BoardContext, useBoardContext } from './board-context';
import { BoardCrew } from './board-crew';
import { BoardDrag } from './board-drag';
import { ConflictMarks } from './conflict-marks';
import { DepartureCard } from './departure-card';
import { draggedId } from './drag';
import { DropArea } from './drag-handle';
import { ListsDialog } from './lists-dialog';
import { sheetsPath } from './paths';
import { PlanDialog } from './plan-dialog';
import { PublishDialog } from './publish-dialog';
import { useBoard } from './use-board';
import { VehicleColumn } from './vehicle-column';

export function BoardPage({ lng, date }: { lng: Locale; date: Day }) {
  const { t } = useT('outings-admin');
  const { t: ui } = useT('ui');
  const { board, make, done } = useBoard(date);
  const moved = useRef<string | null>(null);
  if (board.isError && !board.data)
    return (
      <ErrorState
        title={t('board.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void board.refetch()}
        busy={board.isFetching}
      />
    );
  if (!board.data) return <Skeleton kind="block" />;
  if (board.data.departures.length === 0) return <EmptyState title={t('board.none')} hint={t('board.noneHint')} />;
  const change = (wanted: NewBoardChange) => {
    moved.current = draggedId(wanted);
    void make(wanted);
  };
  return (
    <BoardContext value={{ board: board.data, make: change, moved }}>
      <BoardDrag>
        <Tools lng={lng} board={board.data} />
        <Columns />
      </BoardDrag>
      <p role="status" className={css.soft}>
        {done}
      </p>
    </BoardContext>
  );
}

function Published({ lng, published }: { lng: Locale; published: NonNullable<BoardView['published']> }) {
  const { t } = useT('outings-admin');
  const { at, changed, to_notify: waiting } = published;
  return (
    <div className={css.published}>
      <p className={css.soft}>{t('publish.at', { at: formatMoment(new Date(at), lng, 'medium') })}</p>
      {changed > 0 && <p className={css.soft}>{t('publish.changed', { count: changed })}</p>}
      {waiting > 0 && <p className={css.warning}>{t('publish.toNotify', { count: waiting })}</p>}
    </div>
  );
}

function Tools({ lng, board }: { lng: Locale; board: BoardView }) {
  const { t } = useT('outings-admin');
  const { published, conflicts } = board;
  return (
    <>
      <div className={css.tools}>
        <PlanDialog />
        <PublishDialog />
        {published && <ListsDialog />}
        <ButtonLink prefetch={false} href={sheetsPath(lng, board.date)}>
          {t('board.sheets')}
        </ButtonLink>
        {published && <Published lng={lng} published={published} />}
      </div>
      <section className={css.conflicts} aria-label={t('conflicts.title')}>
        <h2>{t('conflicts.title')}</h2>
        {conflicts.length === 0 ? <p>{t('conflicts.none')}</p> : <ConflictMarks conflicts={conflicts} />}
        {conflicts.length === 0 ? <OrdersOfDay date={board.date} /> : <RemediesButton date={board.date} />}
      </section>
    </>
  );
}

function Columns() {
  const { t } = useT('outings-admin');
  const { board } = useBoardContext();
  const isOut = (uuid: string) => Number(board.outings.some(({ vehicle }) => vehicle === uuid));
  const vehicles = board.vehicles.toSorted((one, other) => isOut(other.uuid) - isOut(one.uuid));
  const off = board.departures.filter(({ vehicle }) => vehicle === null);
  const unassigned = off.filter(({ transport }) => transport !== 'none');
  const onLand = off.filter(({ transport }) => transport === 'none');
  return (
    <div className={css.board}>
      <div className={css.columns}>
        <DropArea
          id="unassigned"
          target={{ takes: 'departure', vehicle: null, name: t('board.unassigned') }}
          label={t('board.unassigned')}
          className={css.column}
        >
          <h3>{t('board.unassigned')}</h3>
          {unassigned.map((departure) => (
            <DepartureCard key={departure.uuid} departure={departure} />
          ))}
        </DropArea>
        {vehicles.map((vehicle) => (
          <VehicleColumn key={vehicle.uuid} vehicle={vehicle} />
        ))}
        {onLand.length > 0 && (
          <div className={css.column}>
            <h3>{t('board.onLand')}</h3>
            {onLand.map((departure) => (
              <DepartureCard key={departure.uuid} departure={departure} />
            ))}
          </div>
        )}
      </div>
      <BoardCrew />
    </div>
  );
}
