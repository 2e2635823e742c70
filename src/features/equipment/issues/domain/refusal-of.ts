import type { UnitView } from '@/features/equipment/schema';
import type { ErrorCode } from '@/shared/errors/errors';

type Refusal = { code: ErrorCode; params: Record<string, unknown> };

const overdueCodes = {
  service: 'unit_service_overdue',
  dives: 'unit_dives_overdue',
  hydrostatic: 'unit_hydrostatic_overdue',
  visual: 'unit_visual_overdue',
} as const satisfies Record<NonNullable<UnitView['overdue']>, ErrorCode>;

type Unit = Pick<UnitView, 'tag' | 'active' | 'condition' | 'overdue' | 'due_on'>;

/** The reason why a unit cannot be issued; one that needs service still can. */
export function refusalOf({ tag, active, condition, overdue, due_on: day }: Unit): Refusal | null {
  if (!active) return { code: 'unit_retired', params: { tag } };
  if (condition === 'out_of_order') return { code: 'unit_out_of_order', params: { tag } };
  return overdue ? { code: overdueCodes[overdue], params: { tag, day } } : null;
}
