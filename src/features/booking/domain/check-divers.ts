import type { Sentence } from '../../../shared/errors';
import type { Orderable } from '../../catalogue/schema';
import type { DiverInput } from '../schema';
import { ageOn } from './age';
import { type CertificationLevel, levelName, reaches } from './certification';

type Asks = Pick<Orderable, 'minimumAge'> & { minimumLevel: CertificationLevel };
type Days = { activity: string; today: string };

const OLDEST = 110;

function dayFaults(diver: DiverInput, asks: Asks, days: Days): Record<string, Sentence[]> {
  const age = ageOn(diver.date_of_birth, days.activity);
  if (diver.date_of_birth > days.today || age > OLDEST) return { date_of_birth: [{ key: 'invalid.date_of_birth' }] };
  return age < asks.minimumAge
    ? { date_of_birth: [{ key: 'invalid.too_young', params: { age: asks.minimumAge } }] }
    : {};
}

/** What a product and the calendar have against a diver, at the fields of their form. */
export function diverFaults(diver: DiverInput, asks: Asks, days: Days): Record<string, Sentence[]> {
  const level = levelName(diver.association, asks.minimumLevel);
  return {
    ...dayFaults(diver, asks, days),
    ...(diver.last_dive && diver.last_dive > days.today && { last_dive: [{ key: 'invalid.date_in_future' }] }),
    ...(!reaches(diver.certification_level, asks.minimumLevel) && {
      certification_level: [{ key: 'invalid.level_too_low', params: { level } }],
    }),
  };
}
