import { expect, test } from 'vitest';
import type { BoardView } from '@/features/day-board/schema';
import { asMade, undoOf } from './undo-of';

type Before = Pick<BoardView, 'departures' | 'outings'>;

const board = {
  outings: [{ vehicle: 'putri', part: 'morning', captain: 'suarta', pinned: true }],
  departures: [
    {
      uuid: 'manta',
      vehicle: 'putri',
      pinned: false,
      groups: [
        { uuid: 'first', leader: 'made', pinned: true, divers: [{ item: 'item', diver: 'ann', pinned: false }] },
        { uuid: 'second', leader: 'oka', pinned: false, divers: [] },
      ],
    },
  ],
} as unknown as Before;

test('undoOf returns each move to where it was, pinned only if it was', () => {
  expect(undoOf(board, { kind: 'move_departure', departure: 'manta', vehicle: 'camar', seen: 'putri' })).toEqual({
    ...{ kind: 'move_departure', departure: 'manta' },
    ...{ vehicle: 'putri', pinned: false, seen: 'camar' },
  });
  expect(undoOf(board, { kind: 'move_diver', item: 'item', diver: 'ann', group: 'second', seen: 'first' })).toEqual({
    ...{ kind: 'move_diver', item: 'item', diver: 'ann' },
    ...{ group: 'first', pinned: false, seen: 'second' },
  });
  expect(undoOf(board, { kind: 'set_leader', group: 'first', leader: 'oka' })).toMatchObject({
    ...{ leader: 'made', pinned: true, seen: 'oka' },
  });
  expect(undoOf(board, { kind: 'set_captain', vehicle: 'putri', part: 'morning', captain: null })).toMatchObject({
    ...{ captain: 'suarta', pinned: true, seen: null },
  });
});

test('undoOf swaps two leaders again, and leaves out changes that are no moves', () => {
  expect(undoOf(board, { kind: 'swap_leaders', group: 'first', other: 'second', seen: 'made' })).toEqual({
    ...{ kind: 'swap_leaders', group: 'first', other: 'second' },
    ...{ seen: 'oka', other_seen: 'made' },
  });
  expect(undoOf(board, { kind: 'remove_group', group: 'first' })).toBeNull();
  expect(undoOf(board, { kind: 'move_departure', departure: 'gone', vehicle: null })).toBeNull();
});

test('asMade names the boat on which a departure without one was put at once', () => {
  const off = { kind: 'move_departure', departure: 'manta', vehicle: null } as const;
  expect(asMade(off, board)).toEqual({ ...off, vehicle: 'putri' });
  const moved = { ...off, vehicle: 'camar' };
  expect(asMade(moved, board)).toEqual(moved);
});
