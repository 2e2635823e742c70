'use client';
import { createElement, useEffect } from 'react';
import type { NewBoardChange } from '@/features/day-board/changes/schema';
import { asMade } from '@/features/day-board/planner/domain/undo-of';
import type { BoardView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useConflictText } from './use-conflict-text';
import { areEarlier, useUndo } from './use-undo';

const POLL_MS = 3_000;

const numberOf = ({ version }: BoardView): number => Number.parseInt(version, 10);
/** Discards a poll answered after a later change by this user. */
const isOlder = (one: BoardView, other: BoardView): boolean => numberOf(one) < numberOf(other);

/** The board of a day, which follows others' changes, and functions to change it. */
export function useBoard(date: Day) {
  const { t } = useT('outings-admin');
  const conflictText = useConflictText();
  const utils = trpc.useUtils();
  const board = trpc.admin.board.get.useQuery({ date });
  const version = board.data?.version;
  const poll = trpc.admin.board.get.useQuery(
    { date, version },
    { enabled: version !== undefined, refetchInterval: POLL_MS, gcTime: 0, retry: false },
  );
  useEffect(() => {
    const found = poll.data;
    if (found) utils.admin.board.get.setData({ date }, (now) => (now && isOlder(found, now) ? now : found));
  }, [poll.data, utils, date]);

  const { mutateAsync } = trpc.admin.board.change.useMutation();
  /** Makes a change, after any confirmation it needs; returns the change that was made. */
  const send = async (change: NewBoardChange, earlier: BoardView['conflicts']): Promise<NewBoardChange | null> => {
    const { state, conflicts, swap } = await mutateAsync({ date, change });
    if (state === 'needs_swap' && swap && change.kind === 'set_leader') {
      const { other, name, count, part } = swap;
      const body = t('board.swapText', { name, count, when: t(`dayPart.${part}`) });
      const yes = await confirm({ title: t('board.swap'), body, confirmLabel: t('board.swapAction') });
      const { group, leader, seen } = change;
      return yes === null ? null : send({ kind: 'swap_leaders', group, other, seen, other_seen: leader }, earlier);
    }
    if (state === 'needs_confirmation') {
      const sentences = conflicts.map(conflictText);
      const body = createElement(
        'ul',
        null,
        sentences.map((sentence) => createElement('li', { key: sentence }, sentence)),
      );
      const title = t('board.confirm');
      const asks = !areEarlier(conflicts, earlier);
      if (asks && !(await confirm({ title, body, confirmLabel: t('board.confirmAction'), danger: true }))) return null;
      await mutateAsync({ date, change, confirm: true });
    }
    return change;
  };
  const run = async (
    change: NewBoardChange,
    earlier: BoardView['conflicts'],
    onMade: (made: NewBoardChange) => void,
  ) => {
    let made: NewBoardChange | null = null;
    try {
      made = await send(change, earlier);
    } catch (refused) {
      const text = refused instanceof Error ? refused.message : '';
      notify({ type: 'error', title: t('board.refused'), text });
    }
    await utils.admin.board.get.invalidate({ date });
    const after = utils.admin.board.get.getData({ date });
    if (made) onMade(after ? asMade(made, after) : made);
  };
  const offerUndo = useUndo((undo, earlier) =>
    run(undo, earlier, () => notify({ type: 'success', title: t('board.undone'), text: '' })),
  );
  const make = (change: NewBoardChange) => {
    const before = board.data;
    return before ? run(change, [], (made) => offerUndo(before, made)) : undefined;
  };
  return { board, make };
}
