'use client';
import { SegmentedControl } from '@mantine/core';
import { useRef, useState } from 'react';
import type { NewBoardChange } from '@/features/day-board/changes/schema';
import type { BoardView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import css from './board.module.css';
import { BoardBands } from './board-bands';
import { BoardContext } from './board-context';
import { BoardCrew } from './board-crew';
import { BoardDrag } from './board-drag';
import { BoardHead } from './board-head';
import { draggedId } from './drag';
import { ListsDialog } from './lists-dialog';
import { PlanDialog } from './plan-dialog';
import { PublishBar } from './publish-bar';
import { ToSettle } from './to-settle';
import { useBoard } from './use-board';

type Props = { lng: Locale; date: Day; dayList: string };

export function BoardPage({ lng, date, dayList }: Props) {
  const { t } = useT('outings-admin');
  const { t: ui } = useT('ui');
  const { board, make } = useBoard(date);
  const moved = useRef<string | null>(null);
  const { data } = board;
  if (!data)
    return (
      <>
        <BoardHead lng={lng} date={date} dayList={dayList} />
        {board.isError ? (
          <ErrorState
            title={t('board.failed')}
            retryLabel={ui('load.retry')}
            retry={() => void board.refetch()}
            busy={board.isFetching}
          />
        ) : (
          <Skeleton kind="block" />
        )}
      </>
    );
  const change = (wanted: NewBoardChange) => {
    moved.current = draggedId(wanted);
    void make(wanted);
  };
  if (data.departures.length === 0)
    return (
      <>
        <BoardHead lng={lng} date={date} dayList={dayList} />
        <EmptyState title={t('board.none')} hint={t('board.noneHint')} />
      </>
    );
  return (
    <BoardContext value={{ board: data, make: change, moved }}>
      <BoardDrag>
        <BoardHead lng={lng} date={date} dayList={dayList} board={data}>
          <PlanDialog />
          {data.published && <ListsDialog />}
        </BoardHead>
        <ToSettle />
        <Board board={data} />
        <PublishBar />
      </BoardDrag>
    </BoardContext>
  );
}

/** On a phone, boats and crew are two views of one board. */
function Board({ board }: { board: BoardView }) {
  const { t } = useT('outings-admin');
  const [view, setView] = useState('boats');
  const views = [
    { value: 'boats', label: `${t('board.boats')} ${board.outings.length}` },
    { value: 'crew', label: `${t('board.crew')} ${board.crew.length}` },
  ];
  return (
    <>
      <SegmentedControl
        fullWidth
        className={css.views}
        aria-label={t('board.view')}
        data={views}
        value={view}
        onChange={setView}
      />
      <div className={css.board} data-view={view}>
        <BoardBands />
        <BoardCrew />
      </div>
    </>
  );
}
