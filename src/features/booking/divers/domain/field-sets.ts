/** The fields that are required now even when the rest of the form is completed later. */
export const requiredOfEveryone = {
  full_name: true,
  date_of_birth: true,
  association: true,
  certification_level: true,
} as const;

/**
 * Fields given for one booking only; the account keeps all other fields of a person. A range of the last dive would age
 * in an account.
 */
export const chosenPerBooking = {
  variant: true,
  equipment: true,
  last_dive_range: true,
  suit_size: true,
  own_equipment: true,
  emergency_name: true,
  emergency_phone: true,
  emergency_relationship: true,
} as const;
/** Fields that only a certified diver is asked for. */
export const ofCertifiedDivers = { last_dive_range: true, logged_dives: true, specialties: true } as const;
