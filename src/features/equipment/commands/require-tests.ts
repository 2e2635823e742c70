import type { UnitPatch } from '@/features/equipment/schema';
import { fieldError } from '@/shared/errors/errors';

/** Refuses a tank without the dates of both tests, because nobody could know when they are due. */
export function requireTests(unit: Pick<UnitPatch, 'kind' | 'hydrostatic_on' | 'visual_on'>): void {
  if (unit.kind !== 'tank') return;
  if (!unit.hydrostatic_on) throw fieldError('hydrostatic_on', 'required.field');
  if (!unit.visual_on) throw fieldError('visual_on', 'required.field');
}
