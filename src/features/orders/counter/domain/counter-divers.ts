import type { OpenDiver } from '@/features/booking/divers/schema';
import type { CounterBookingInput } from '@/features/orders/counter/schema';

const emptyForm = {
  date_of_birth: null,
  gender: null,
  nationality: null,
  preferred_language: null,
  phone: null,
  email: null,
  height_cm: null,
  weight_kg: null,
  shoe_size: null,
  shoe_size_system: null,
  dietary_restriction: null,
  association: null,
  certification_number: null,
  last_dive: null,
  variant: null,
  equipment: null,
  left_dioptres: null,
  right_dioptres: null,
} satisfies Partial<OpenDiver>;

/** The open forms of the people of a counter booking; the guest is the first of them, whose number is known. */
export const counterDivers = ({ name, phone, divers }: Pick<CounterBookingInput, 'name' | 'phone' | 'divers'>) =>
  divers.map((diver, position): OpenDiver => {
    const first = position === 0 ? { full_name: diver.full_name || name, phone } : {};
    return { ...emptyForm, ...diver, ...first };
  });
