import type { Day } from '@/shared/time/days';

/** Both days are inclusive. */
type Span = { from: Day; to: Day };
type Boat<S extends Span> = { active: boolean; out_of_service: readonly S[] };

/** The span that takes the boat out of service on the day. */
export const outOfServiceOn = <S extends Span>({ out_of_service: spans }: Pick<Boat<S>, 'out_of_service'>, day: Day) =>
  spans.find(({ from, to }) => from <= day && day <= to);

export const isInService = (boat: Boat<Span>, day: Day): boolean =>
  boat.active && outOfServiceOn(boat, day) === undefined;

/** Returns the first span that shares a day with this one. */
export const overlapping = <S extends Span>(spans: readonly S[], { from, to }: Span): S | undefined =>
  spans.find((span) => span.from <= to && from <= span.to);
