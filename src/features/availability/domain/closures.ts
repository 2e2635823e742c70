import type { Day } from '@/shared/time/days';

/** An empty `areas` closes all areas. */
export type Closed = { from: Day; to: Day; areas: readonly string[] };

const isWhere = ({ areas }: Closed, area: string | null): boolean =>
  areas.length === 0 || (area !== null && areas.includes(area));

/** Returns the closure that applies to products of this area on this day. */
export const closureOn = <C extends Closed>(closures: readonly C[], area: string | null, day: Day): C | null =>
  closures.find((closure) => closure.from <= day && day <= closure.to && isWhere(closure, area)) ?? null;
