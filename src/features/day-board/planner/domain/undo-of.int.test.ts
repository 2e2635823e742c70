import { beforeEach, expect, test } from 'vitest';
import type { NewBoardChange } from '@/features/day-board/changes/schema';
import { undoOf } from '@/features/day-board/planner/domain/undo-of';
import { aDayWithGuests } from '@/test/outings/a-day';
import { clearBoards, date, office } from '@/test/outings/board-shop';
import { refusalOf } from '@/test/refusal';

beforeEach(clearBoards);

/** A planned day on which a diver moves from the larger group to the other; `undo` takes the move back. */
async function aMove() {
  const { board, view } = await aDayWithGuests();
  await board.plan({ date });
  const before = await view();
  const [from, to] = (before.departures[0]?.groups ?? []).toSorted((a, b) => b.divers.length - a.divers.length);
  const [ann] = from?.divers ?? [];
  if (!from || !to || !ann) throw new Error('no groups');
  const change: NewBoardChange = {
    ...{ kind: 'move_diver', item: ann.item, diver: ann.diver },
    ...{ group: to.uuid, seen: from.uuid },
  };
  await board.change({ date, change, confirm: true });
  const undoing = undoOf(before, change);
  if (!undoing) throw new Error('not a move');
  const undo = () => board.change({ date, change: undoing, confirm: true });
  return { view, before, change, ann, undo };
}

test('an undone move leaves the board as the plan left it, with nothing pinned', async () => {
  const { view, before, undo } = await aMove();
  const groupsOf = ({ departures }: typeof before) =>
    departures.flatMap(({ groups }) => groups.map(({ uuid, divers }) => [uuid, divers]));
  expect(groupsOf(await view())).not.toEqual(groupsOf(before));
  await undo();
  expect(groupsOf(await view())).toEqual(groupsOf(before));
});

test('an undo is refused once a colleague has moved the same person, and says so', async () => {
  const { view, change, ann, undo } = await aMove();
  const { board } = await office();
  const seen = change.kind === 'move_diver' ? change.group : null;
  await board.change({ date, change: { ...change, group: null, seen } as NewBoardChange, confirm: true });
  const refused = await refusalOf(undo());
  expect([refused.code, refused.message]).toEqual([
    'changed_meanwhile',
    expect.stringContaining(`${ann.name} elsewhere`),
  ]);
  expect((await view()).departures[0]?.without_group).toMatchObject([{ diver: ann.diver }]);
});
