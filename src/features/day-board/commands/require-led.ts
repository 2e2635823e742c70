import type { SwapOffer } from '@/features/day-board/changes/schema';
import { type BoardDay, maxGroupSize, membersOf } from '@/features/day-board/domain/board-day';
import { applyChange, type Change } from '@/features/day-board/domain/changes';
import { leadsTooMany, ledBeside } from '@/features/day-board/domain/led-at-once';
import { AppError } from '@/shared/errors/errors';

/**
 * Refuses a change after which a leader would have more than four divers at once. Offers to swap the two groups when
 * the leader has another group at that time.
 */
export function requireLed(before: BoardDay, after: BoardDay, change: Change): SwapOffer | null {
  const beyond = leadsTooMany(before, after);
  if (!beyond) return null;
  const group = change.kind === 'set_leader' && after.groups.find(({ id }) => id === change.group);
  const [other, ...more] = group ? ledBeside(after, group) : [];
  if (group && other && more.length === 0) {
    const swapped = applyChange(before, { kind: 'swap_leaders', group: group.id, other: other.id });
    const name = after.crew.find(({ id }) => id === beyond.leader)?.name ?? '';
    if (!leadsTooMany(before, swapped))
      return { other: other.id, name, count: membersOf(before, other).length, part: beyond.part };
  }
  throw new AppError('group_full', { params: { most: maxGroupSize } });
}
