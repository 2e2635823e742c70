import type { DueReason, UnitPatch } from '@/features/equipment/schema';
import { type Day, laterDay } from '@/shared/time/days';
import { sameDayAfter } from '@/shared/time/month';

export type Serviced = Pick<
  Required<UnitPatch>,
  | 'kind'
  | 'bought_on'
  | 'service_months'
  | 'service_dives'
  | 'serviced_on'
  | 'hydrostatic_on'
  | 'hydrostatic_months'
  | 'visual_on'
  | 'visual_months'
> & {
  /** The day of its entry in the register, from which months count if nothing else is known. */
  added_on: Day;
};

export type DueDay = { by: Exclude<DueReason, 'dives'>; on: Day };

/** The first day from which its months and dives count. */
export const servicedSince = ({ serviced_on, bought_on, added_on }: Serviced): Day =>
  serviced_on ?? bought_on ?? added_on;

/** The days until which a unit may be used, the earliest first. */
function dueDays(unit: Serviced): DueDay[] {
  const { kind, service_months: months, hydrostatic_on, visual_on } = unit;
  const days: DueDay[] = [];
  if (months !== null) days.push({ by: 'service', on: sameDayAfter(servicedSince(unit), months) });
  if (kind === 'tank' && hydrostatic_on !== null)
    days.push({ by: 'hydrostatic', on: sameDayAfter(hydrostatic_on, unit.hydrostatic_months) });
  if (kind === 'tank' && visual_on !== null)
    days.push({ by: 'visual', on: sameDayAfter(visual_on, unit.visual_months) });
  return days.sort((one, other) => one.on.localeCompare(other.on));
}

export const nextDueDay = (unit: Serviced): DueDay | null => dueDays(unit)[0] ?? null;

export type Due = { next: DueDay | null; divesLeft: number | null; overdue: DueReason | null };

/** What is due next and what is overdue; the due day itself is still a day of use. */
export function dueOf(unit: Serviced, today: Day, divesSince: number): Due {
  const next = nextDueDay(unit);
  const divesLeft = unit.service_dives === null ? null : Math.max(0, unit.service_dives - divesSince);
  const isPast = next !== null && next.on < today;
  return { next, divesLeft, overdue: isPast ? next.by : divesLeft === 0 ? 'dives' : null };
}

type Dates = Pick<Serviced, 'serviced_on' | 'hydrostatic_on' | 'visual_on'>;
const dateOf = { service: 'serviced_on', hydrostatic: 'hydrostatic_on', visual: 'visual_on' } as const;

/** The date that a service or test sets; one entered late does not replace a later one. A repair sets none. */
export function datesAfter(
  unit: Dates,
  { kind, date }: { kind: keyof typeof dateOf | 'repair'; date: Day },
): Partial<Dates> {
  if (kind === 'repair') return {};
  const existing = unit[dateOf[kind]];
  return { [dateOf[kind]]: existing === null ? date : laterDay(existing, date) };
}
