import type { DiverField } from '@/features/booking/divers/domain/fields';
import type { ReadyStep } from '@/shared/diving/ready-steps';
import { readySteps } from '@/shared/diving/ready-steps';

/** The fields that each step asks for; health and waiver have no fields of a diver's form. */
export const stepFields = {
  you: [
    'full_name',
    'date_of_birth',
    'gender',
    'nationality',
    'residence',
    'preferred_language',
    'phone',
    'email',
    'dietary_restriction',
    'emergency_name',
    'emergency_phone',
    'emergency_relationship',
  ],
  diving: [
    'certification_level',
    'association',
    'certification_number',
    'logged_dives',
    'last_dive',
    'last_dive_range',
    'specialties',
  ],
  size: [
    'height_cm',
    'weight_kg',
    'shoe_size',
    'shoe_size_system',
    'suit_size',
    'own_equipment',
    'left_dioptres',
    'right_dioptres',
  ],
  health: [],
  waiver: [],
  flight: ['flight_date', 'flight_time'],
} as const satisfies Record<ReadyStep, readonly DiverField[]>;

export type AnswerField = (typeof stepFields)[ReadyStep][number];

export const answerFields: readonly AnswerField[] = readySteps.flatMap((step) => [...stepFields[step]]);

/** The given fields by step, without the steps that have none of them. */
export const fieldsByStep = (fields: readonly DiverField[]): { step: ReadyStep; fields: DiverField[] }[] =>
  readySteps
    .map((step) => ({ step, fields: fields.filter((field) => stepFields[step].some((one) => one === field)) }))
    .filter(({ fields: ofStep }) => ofStep.length > 0);
