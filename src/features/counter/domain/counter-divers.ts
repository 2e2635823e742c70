import { type DiverField, diverFieldNames } from '@/features/booking/divers/domain/fields';
import type { OpenDiver } from '@/features/booking/divers/schema';
import type { CounterBookingInput } from '@/features/counter/schema';

const emptyForm = Object.fromEntries(diverFieldNames.map((field) => [field, null])) as Record<DiverField, null>;

/** The incomplete forms of a counter booking's people; the first is the guest, whose number is known. */
export const counterDivers = ({ name, phone, divers }: Pick<CounterBookingInput, 'name' | 'phone' | 'divers'>) =>
  divers.map((diver, position): OpenDiver => {
    const first = position === 0 ? { full_name: diver.full_name || name, phone } : {};
    return { ...emptyForm, ...diver, ...first };
  });
