import type { Day } from '@/shared/time/days';

/** Days on which nobody dives, in some areas or, when none is named, in all. */
export type Closed = { from: Day; to: Day; areas: readonly string[] };

const isWhere = ({ areas }: Closed, area: string | null): boolean =>
  areas.length === 0 || (area !== null && areas.includes(area));

/** What closes a day for products of this area. */
export const closureOn = <C extends Closed>(closures: readonly C[], area: string | null, day: Day): C | null =>
  closures.find((closure) => closure.from <= day && day <= closure.to && isWhere(closure, area)) ?? null;
