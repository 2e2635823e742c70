import type { BoardChange } from '@/features/day-board/changes/schema';
import { type BoardDay, diverKey, keyOf, membersOf } from '@/features/day-board/domain/board-day';
import { translator } from '@/i18n/translate';
import type { Ctx } from '@/server/api/context';
import { AppError, type Sentence } from '@/shared/errors/errors';

/** Describes how the subject has changed since the caller saw it; null if it is unchanged. */
function happened(day: BoardDay, change: BoardChange, nobody: string, nowhere: string): Sentence | null {
  const nameOf = (some: readonly { id: string; name: string }[], id: string | null) =>
    some.find((one) => one.id === id)?.name;
  switch (change.kind) {
    case 'move_departure':
    case 'release_departure': {
      const departure = day.departures.find(({ id }) => id === change.departure);
      if (change.seen === undefined || !departure || departure.vehicle === change.seen) return null;
      const now = nameOf(day.vehicles, departure.vehicle) ?? nowhere;
      return { key: 'board.moved', params: { name: departure.title, now } };
    }
    case 'set_captain': {
      const captain = day.outings.find((outing) => keyOf(outing) === keyOf(change))?.captain ?? null;
      if (change.seen === undefined || captain === change.seen) return null;
      const name = nameOf(day.vehicles, change.vehicle) ?? '';
      return { key: 'board.led', params: { name, now: nameOf(day.crew, captain) ?? nobody } };
    }
    case 'set_leader': {
      const group = day.groups.find(({ id }) => id === change.group);
      if (!group) return { key: 'board.removed' };
      if (change.seen === undefined || group.leader === change.seen) return null;
      // A group without divers is identified by its departure.
      const departure = day.departures.find(({ id }) => id === group.departure);
      const name = membersOf(day, group)[0]?.name ?? departure?.title ?? '';
      return { key: 'board.led', params: { name, now: nameOf(day.crew, group.leader) ?? nobody } };
    }
    case 'swap_leaders':
      return (
        happened(day, { kind: 'set_leader', group: change.group, leader: null, seen: change.seen }, nobody, nowhere) ??
        happened(
          day,
          { kind: 'set_leader', group: change.other, leader: null, seen: change.other_seen },
          nobody,
          nowhere,
        )
      );
    case 'remove_group': {
      const group = day.groups.find(({ id }) => id === change.group);
      if (!group) return { key: 'board.removed' };
      const members = membersOf(day, group).map(({ diver }) => diver);
      const { seen = members } = change;
      const isAsSeen =
        typeof seen === 'number' ? seen === members.length : `${seen.toSorted()}` === `${members.toSorted()}`;
      return isAsSeen ? null : { key: 'board.joined', params: { count: members.length } };
    }
    case 'move_diver': {
      const diver = day.divers.find((one) => diverKey(one) === diverKey(change));
      if (change.group !== null && !day.groups.some(({ id }) => id === change.group)) return { key: 'board.removed' };
      if (change.seen === undefined || !diver || diver.group === change.seen) return null;
      const leader = day.groups.find(({ id }) => id === diver.group)?.leader ?? null;
      const now = diver.group === null ? nowhere : (nameOf(day.crew, leader) ?? nobody);
      return { key: 'board.moved', params: { name: diver.name, now } };
    }
    default:
      return null;
  }
}

/** Refuses a change that contradicts an earlier one, and reports that one. */
export async function expectAsSeen(ctx: Pick<Ctx, 'locale'>, day: BoardDay, change: BoardChange): Promise<void> {
  const t = await translator(ctx.locale, 'errors');
  const sentence = happened(day, change, t('board.nobody'), t('board.nowhere'));
  if (sentence) throw new AppError('changed_meanwhile', { fields: { seen: [sentence] } });
}
