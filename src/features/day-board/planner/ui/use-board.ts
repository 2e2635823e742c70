'use client';
import { createElement, useEffect, useState } from 'react';
import type { BoardView, NewBoardChange } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useConflictText } from './use-conflict-text';

const POLL_MS = 3_000;

const numberOf = ({ version }: BoardView): number => Number.parseInt(version, 10);
/** Discards a poll answered after a later change by this user. */
const isOlder = (one: BoardView, other: BoardView): boolean => numberOf(one) < numberOf(other);

/** The board of a day, which follows others' changes, and functions to change it. */
export function useBoard(date: Day) {
  const { t } = useT('outings-admin');
  const conflictText = useConflictText();
  const utils = trpc.useUtils();
  const [done, setDone] = useState('');
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

  const { mutateAsync, isPending } = trpc.admin.board.change.useMutation();
  /** Makes a change, after any confirmation it needs; returns whether it was made. */
  const send = async (change: NewBoardChange): Promise<boolean> => {
    const { state, conflicts, swap } = await mutateAsync({ date, change });
    if (state === 'needs_swap' && swap && change.kind === 'set_leader') {
      const { other, name, count, part } = swap;
      const body = t('board.swapText', { name, count, when: t(`dayPart.${part}`) });
      const yes = await confirm({ title: t('board.swap'), body, confirmLabel: t('board.swapAction') });
      const { group, leader, seen } = change;
      return yes !== null && send({ kind: 'swap_leaders', group, other, seen, other_seen: leader });
    }
    if (state === 'needs_confirmation') {
      const sentences = conflicts.map(conflictText);
      const body = createElement(
        'ul',
        null,
        sentences.map((sentence) => createElement('li', { key: sentence }, sentence)),
      );
      const title = t('board.confirm');
      const yes = await confirm({ title, body, confirmLabel: t('board.confirmAction'), danger: true });
      if (!yes) return false;
      await mutateAsync({ date, change, confirm: true });
    }
    return true;
  };
  const make = async (change: NewBoardChange) => {
    setDone('');
    try {
      if (await send(change)) setDone(t('board.done'));
    } catch (refused) {
      const text = refused instanceof Error ? refused.message : '';
      notify({ type: 'error', title: t('board.refused'), text });
    } finally {
      await utils.admin.board.get.invalidate({ date });
    }
  };
  return { board, make, done, isBusy: isPending };
}
