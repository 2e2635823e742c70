/** What a form that is filled in later asks for all the same. */
export const neededOfEverybody = {
  full_name: true,
  date_of_birth: true,
  association: true,
  certification_level: true,
} as const;

/** Chosen for one booking; an account keeps everything else about a person. */
export const chosenPerBooking = { variant: true, equipment: true } as const;
