import { expect, test } from 'vitest';
import type { BoardDiverView } from '@/features/day-board/schema';
import { columnsOf, partiesOf } from './parties-of';

const diver = (name: string, order: string) => ({ name, order }) as BoardDiverView;
const group = (uuid: string, divers: BoardDiverView[]) => ({ uuid, leader: null, pinned: false, divers });

test('partiesOf puts people of one order together and names the first diver of a split party', () => {
  const parties = partiesOf({
    groups: [group('a', [diver('Ann', 'one'), diver('Bo', 'one'), diver('Cy', 'two')])],
    without_group: [diver('Di', 'one')],
    companions: [{ name: null, companion_of: 'Cy', order: 'two', group: 'a' }],
  });
  const read = (group: string | null) =>
    parties.get(group)?.map(({ order, divers, companions, ledBy }) => ({
      ...{ order, ledBy, companions: companions.length },
      names: divers.map(({ name }) => name),
    }));
  expect(read('a')).toEqual([
    { order: 'one', ledBy: null, companions: 0, names: ['Ann', 'Bo'] },
    { order: 'two', ledBy: null, companions: 1, names: ['Cy'] },
  ]);
  expect(read(null)).toEqual([{ order: 'one', ledBy: 'Ann', companions: 0, names: ['Di'] }]);
});

test('columnsOf counts a column for each group and for four people without one', () => {
  const without_group = Array.from({ length: 5 }, (_, at) => diver(`Diver ${at}`, 'one'));
  expect(columnsOf({ groups: [group('a', [])], without_group, companions: [] })).toBe(3);
  expect(columnsOf({ groups: [], without_group: [], companions: [] })).toBe(1);
});
