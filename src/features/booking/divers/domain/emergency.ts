import type { DiverView } from '@/features/booking/divers/schema';

type Contact = { name: string; phone: string; relationship: string | null; message: string | null };
type Own = Pick<DiverView, 'emergency_name' | 'emergency_phone' | 'emergency_relationship'>;

/** The emergency contact that a diver named for themselves; null until the name and the number are known. */
export const ownEmergency = (diver: Own): Contact | null =>
  diver.emergency_name && diver.emergency_phone
    ? {
        name: diver.emergency_name,
        phone: diver.emergency_phone,
        relationship: diver.emergency_relationship,
        message: null,
      }
    : null;
