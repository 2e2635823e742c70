import { type UnitView, unitsForm } from '@/features/equipment/schema';
import { typedDay } from '@/shared/schema/fields';
import type { z } from '@/shared/schema/zod';
import type { Day } from '@/shared/time/days';

const typedDays = { bought_on: typedDay, serviced_on: typedDay, hydrostatic_on: typedDay, visual_on: typedDay };
/** The count is that of new units; an existing one is always one. */
export const unitValues = unitsForm.extend(typedDays);
type Valid = z.input<typeof unitValues>;
export type UnitValues = Omit<Valid, 'count' | 'hydrostatic_months' | 'visual_months'> &
  Record<'count' | 'hydrostatic_months' | 'visual_months', number | null>;

const eachDay = <Value>(read: (field: keyof typeof typedDays) => Value): Record<keyof typeof typedDays, Value> => ({
  bought_on: read('bought_on'),
  serviced_on: read('serviced_on'),
  hydrostatic_on: read('hydrostatic_on'),
  visual_on: read('visual_on'),
});

export function toUnitValues({ uuid, version, due_on, due_by, dives_left, overdue, ...view }: UnitView): UnitValues {
  return { ...view, ...eachDay((field) => view[field] ?? ''), count: 1 };
}

/** Takes values that the schema has accepted, so the counts are set. */
export const fromUnitValues = (values: UnitValues) => ({
  ...(values as Valid),
  ...eachDay<Day | null>((field) => values[field] || null),
});

export const newUnit: UnitValues = {
  kind: 'wetsuit',
  size: '',
  tag: '',
  count: 1,
  serial_number: '',
  bought_on: '',
  condition: 'ok',
  service_months: null,
  service_dives: null,
  serviced_on: '',
  hydrostatic_on: '',
  hydrostatic_months: 60,
  visual_on: '',
  visual_months: 12,
  active: true,
};
