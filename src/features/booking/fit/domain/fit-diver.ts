import { lastDiveOf } from '@/features/booking/divers/domain/last-dive';
import type { DiverInput } from '@/features/booking/divers/schema';
import type { FitDiver } from './fit';

/** The fields of a diver's form that decide if a trip fits. */
export const judgedFields = [
  'date_of_birth',
  'certification_level',
  'association',
  'logged_dives',
  'last_dive',
  'last_dive_range',
  'specialties',
] as const satisfies (keyof DiverInput)[];
type Judged = Pick<DiverInput, (typeof judgedFields)[number]>;
/** A missing field is unknown. */
export type JudgedFields = { [Field in keyof Judged]?: Judged[Field] | null | undefined };

type Around = Partial<Pick<FitDiver, 'hasApproval' | 'hasAdult'>>;

/** A diver's form as `fit` reads it. */
export const fitDiver = (fields: JudgedFields, { hasApproval = null, hasAdult = null }: Around = {}): FitDiver => ({
  born: fields.date_of_birth || null,
  level: fields.certification_level ?? null,
  association: fields.association ?? null,
  loggedDives: fields.logged_dives ?? null,
  lastDive: lastDiveOf(fields),
  specialties: fields.specialties ?? null,
  hasApproval,
  hasAdult,
});
