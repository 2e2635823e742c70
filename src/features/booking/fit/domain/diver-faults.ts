import { ageOn } from '@/features/booking/divers/domain/age';
import { levelName } from '@/features/booking/divers/domain/certification';
import type { DiverInput } from '@/features/booking/divers/schema';
import type { Sentence } from '@/shared/errors/errors';
import type { ShopAgencies } from '@/shared/shop/agencies';
import { type FitProduct, fitOf, type Reason, type ReasonKey } from './fit';
import { fitDiver, type JudgedFields } from './fit-diver';

type Days = { activity: string; today: string };

const OLDEST = 110;

/** Dates that cannot be, by form field. */
export function dateFaults(
  { date_of_birth: born, last_dive: last }: JudgedFields,
  { activity, today }: Days,
): { date_of_birth?: Sentence[]; last_dive?: Sentence[] } {
  const isUnborn = born && (born > today || ageOn(born, activity) > OLDEST);
  return {
    ...(isUnborn && { date_of_birth: [{ key: 'invalid.date_of_birth' }] }),
    ...(last && last > today && { last_dive: [{ key: 'invalid.date_in_future' }] }),
  };
}

/** Reasons that refuse every booking; staff can override the others. */
const fixed: readonly ReasonKey[] = ['too_young', 'level_too_low'];

export const canOverride = (key: ReasonKey): boolean => !fixed.includes(key);

function faultOf(
  { key, count }: Reason,
  { minimumLevel }: FitProduct,
  { association }: JudgedFields,
): { field: keyof DiverInput; sentence: Sentence } | null {
  switch (key) {
    case 'too_young':
      return { field: 'date_of_birth', sentence: { key: 'invalid.too_young', params: { age: count } } };
    case 'level_too_low': {
      const level = levelName(association ?? null, minimumLevel);
      return { field: 'certification_level', sentence: { key: 'invalid.level_too_low', params: { level } } };
    }
    case 'too_few_dives':
      return { field: 'logged_dives', sentence: { key: 'invalid.too_few_dives', params: { count } } };
    case 'deep_missing':
    case 'enriched_air_missing':
      return { field: 'specialties', sentence: { key: `invalid.${key}` } };
    default:
      return null;
  }
}

type Rules = { shop: ShopAgencies; isOverridden?: boolean };

/** Refuses a diver before payment, by form field: impossible dates, and every reason that answers "not yet". */
export function diverFaults(
  diver: JudgedFields,
  product: FitProduct,
  days: Days,
  { shop, isOverridden = false }: Rules,
): Record<string, Sentence[]> {
  const { reasons } = fitOf(fitDiver(diver), product, days.activity, shop);
  const faults = reasons
    .filter(({ answer, key }) => answer === 'not_yet' && !(isOverridden && canOverride(key)))
    .map((reason) => faultOf(reason, product, diver))
    .filter((fault) => fault !== null);
  return {
    ...Object.fromEntries(faults.map(({ field, sentence }) => [field, [sentence]])),
    ...dateFaults(diver, days),
  };
}
