import type { BoardCompanionView, BoardDepartureView, BoardDiverView } from '@/features/day-board/schema';

/** The people of one order in one group of a departure. */
export type PartyHere = {
  order: string;
  divers: BoardDiverView[];
  companions: BoardCompanionView[];
  /** The first diver of the order where it comes first on the departure; null where that is here. */
  ledBy: string | null;
};

type Departure = Pick<BoardDepartureView, 'groups' | 'without_group' | 'companions'>;

/** Puts the people of a departure together by order; a party split over groups is named by its first diver. */
export function partiesOf({ groups, without_group, companions }: Departure): Map<string | null, PartyHere[]> {
  const cells = [...groups.map(({ uuid, divers }) => ({ uuid, divers })), { uuid: null, divers: without_group }];
  const first = new Map<string, { cell: string | null; name: string }>();
  return new Map(
    cells.map(({ uuid: cell, divers }) => {
      const along = companions.filter(({ group }) => group === cell);
      const orders = [...new Set([...divers, ...along].map(({ order }) => order))];
      const parties = orders.map((order): PartyHere => {
        const own = divers.filter((diver) => diver.order === order);
        const name = own[0]?.name ?? '';
        const leading = first.get(order) ?? { cell, name };
        first.set(order, leading);
        return {
          order,
          divers: own,
          companions: along.filter((companion) => companion.order === order),
          ledBy: leading.cell === cell ? null : leading.name,
        };
      });
      return [cell, parties] as const;
    }),
  );
}

/** Four people fill a column of the board. */
const PER_COLUMN = 4;

/** The columns of the board that a departure fills. */
export const columnsOf = ({ groups, without_group, companions }: Departure): number =>
  Math.max(
    1,
    groups.length +
      Math.ceil((without_group.length + companions.filter(({ group }) => group === null).length) / PER_COLUMN),
  );
