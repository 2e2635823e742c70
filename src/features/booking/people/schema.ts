import { chosenPerBooking } from '@/features/booking/divers/domain/field-sets';
import { diverView } from '@/features/booking/divers/schema';
import { emergencyContactView } from '@/features/booking/schema';
import { z } from '@/shared/schema/zod';

/** The stored details of a person that a booking form can take over. */
export const personDetails = diverView.omit(chosenPerBooking).extend({
  certification_level: diverView.shape.certification_level.nullable(),
  emergency_contact: emergencyContactView.nullable(),
});
export type PersonDetails = z.output<typeof personDetails>;

/** A person who can be picked in a booking form: saved, or from an earlier order. */
export const pickablePerson = personDetails.extend({ saved: z.boolean() });
export type PickablePerson = z.output<typeof pickablePerson>;
