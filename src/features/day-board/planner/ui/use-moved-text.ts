'use client';
import type { NewBoardChange } from '@/features/day-board/changes/schema';
import type { BoardView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';

/** Says who or what moved where; empty for a change that is no move. */
export function useMovedText() {
  const { t } = useT('outings-admin');
  return ({ crew, vehicles, departures }: BoardView, change: NewBoardChange): string => {
    const memberName = (uuid: string | null) => crew.find((one) => one.uuid === uuid)?.name ?? t('board.nobody');
    const vehicleOf = (uuid: string | null) => vehicles.find((one) => one.uuid === uuid);
    const groups = departures.flatMap(({ title, groups: some }) =>
      some.map((group, index) => ({ ...group, title, number: index + 1 })),
    );
    const groupOf = (uuid: string | null) => groups.find((one) => one.uuid === uuid);
    const moved = (name: string, target: string) => `${name} → ${target}`;
    switch (change.kind) {
      case 'move_departure': {
        const title = departures.find(({ uuid }) => uuid === change.departure)?.title ?? '';
        return moved(title, vehicleOf(change.vehicle)?.name ?? t('board.unassigned'));
      }
      case 'set_captain': {
        const vehicle = vehicleOf(change.vehicle);
        const role = vehicle?.kind === 'van' ? 'driver' : 'captain';
        return moved(memberName(change.captain), t(`board.${role}`, { name: vehicle?.name ?? '' }));
      }
      case 'set_leader': {
        const { number = 1, title = '' } = groupOf(change.group) ?? {};
        return moved(memberName(change.leader), t('board.leader', { number, title }));
      }
      case 'swap_leaders':
        return [change.group, change.other].map((uuid) => memberName(groupOf(uuid)?.leader ?? null)).join(' ↔ ');
      case 'move_diver': {
        const divers = departures.flatMap(({ without_group }) => without_group);
        const diver = [...groups.flatMap((group) => group.divers), ...divers].find(
          (one) => one.item === change.item && one.diver === change.diver,
        );
        const group = groupOf(change.group);
        const target = group
          ? t('board.group', { number: group.number, leader: memberName(group.leader) })
          : t('board.withoutGroup');
        return moved(diver?.name ?? '', target);
      }
      default:
        return '';
    }
  };
}
