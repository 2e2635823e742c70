/** The fields that are required now even when the rest of the form is completed later. */
export const requiredOfEveryone = {
  full_name: true,
  date_of_birth: true,
  association: true,
  certification_level: true,
} as const;

/** Fields chosen for one booking only; the account keeps all other fields of a person. */
export const chosenPerBooking = { variant: true, equipment: true } as const;
