import type { DiverDraft } from '@/features/booking/divers/domain/fields';
import type { Draft } from './draft';

type Plain =
  | 'product'
  | 'variant'
  | 'activity_date'
  | 'activity_time'
  | 'quantity'
  | 'pickup_area'
  | 'pickup_address'
  | 'complete_later'
  | 'flight_date'
  | 'flight_time'
  | 'inquiry';
type OfContact = `emergency_contact.${keyof Draft['emergency_contact']}`;
type OfDiver = `divers.${number}.${keyof DiverDraft}`;
/** The path of a text field, shared with the server. */
export type FieldPath = Plain | OfContact | OfDiver;

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function textAt(draft: Draft, path: FieldPath): string {
  const found = path.split('.').reduce<unknown>((value, key) => (isHolder(value) ? value[key] : undefined), draft);
  return typeof found === 'string' ? found : '';
}
