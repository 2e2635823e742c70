import type { DiverInput } from '@/features/booking/divers/schema';
import type { Orderable } from '@/features/catalogue/prices/schema';
import type { Sentence } from '@/shared/errors/errors';
import { ageOn } from './age';
import { type Association, type CertificationLevel, levelName, reaches } from './certification';

/** The fields that the rules read; a missing field breaks no rule. */
type Rules = Pick<DiverInput, 'date_of_birth' | 'last_dive' | 'certification_level'> & { association: Association };
type PartialDiver = { [Field in keyof Rules]?: Rules[Field] | null };
type Asks = Pick<Orderable, 'minimumAge'> & { minimumLevel: CertificationLevel };
type Days = { activity: string; today: string };

const OLDEST = 110;

function dayFaults({ date_of_birth: born }: PartialDiver, asks: Asks, days: Days): Record<string, Sentence[]> {
  if (!born) return {};
  const age = ageOn(born, days.activity);
  if (born > days.today || age > OLDEST) return { date_of_birth: [{ key: 'invalid.date_of_birth' }] };
  return age < asks.minimumAge
    ? { date_of_birth: [{ key: 'invalid.too_young', params: { age: asks.minimumAge } }] }
    : {};
}

/** The violations of product rules and calendar by a diver, by form field. */
export function diverFaults(diver: PartialDiver, asks: Asks, days: Days): Record<string, Sentence[]> {
  const { association, certification_level: reached } = diver;
  const level = levelName(association ?? null, asks.minimumLevel);
  return {
    ...dayFaults(diver, asks, days),
    ...(diver.last_dive && diver.last_dive > days.today && { last_dive: [{ key: 'invalid.date_in_future' }] }),
    ...(reached &&
      !reaches(reached, asks.minimumLevel) && {
        certification_level: [{ key: 'invalid.level_too_low', params: { level } }],
      }),
  };
}
