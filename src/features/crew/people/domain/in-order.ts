import type { CrewRole } from '@/features/crew/schema';

/** Instructors and guides come first, because they are the first crew that guests meet. */
const ranks: Record<CrewRole, number> = { instructor: 0, guide: 1, captain: 2, driver: 3 };

const rankOf = (roles: readonly CrewRole[]) => Math.min(...roles.map((role) => ranks[role]));

export const inOrder = <Member extends { name: string; roles: readonly CrewRole[] }>(members: Member[]): Member[] =>
  members.toSorted((one, other) => rankOf(one.roles) - rankOf(other.roles) || one.name.localeCompare(other.name, 'en'));
