import { chosenPerBooking } from '@/features/booking/divers/domain/field-sets';
import { diverInput, diverView, optionalDiver } from '@/features/booking/divers/schema';
import { optional } from '@/features/booking/domain/input-fields';
import { emergencyContactInput } from '@/features/booking/schema';
import { emergencyContactView } from '@/features/orders/schema';
import { pageFields, pageOf } from '@/shared/list/pages';
import { z } from '@/shared/schema/zod';

const { full_name } = diverInput.shape;
const details = {
  ...z.object(optionalDiver).omit({ ...chosenPerBooking, full_name: true }).shape,
  emergency_contact: optional(emergencyContactInput),
};

/** Somebody to book for; only the name is required, and an order still asks for what is missing. */
export const personInput = z.strictObject({ full_name, ...z.object(details).partial().shape });
export type PersonInput = z.output<typeof personInput>;

/** An omitted field stays as it is; null and blank clear it. */
export const personChange = z.strictObject({
  uuid: z.string(),
  ...z.object({ full_name, ...details }).partial().shape,
});
export type PersonChange = z.output<typeof personChange>;

export const whichPerson = z.strictObject({ uuid: z.string() });
export const peopleInput = z.strictObject(pageFields);

/** What is stored of a person, and what a booking form can take over. */
export const personDetails = diverView.omit(chosenPerBooking).extend({
  certification_level: diverView.shape.certification_level.nullable(),
  emergency_contact: emergencyContactView.nullable(),
});
export type PersonDetails = z.output<typeof personDetails>;

export const personView = personDetails.extend({ uuid: z.uuid() });
export type PersonView = z.output<typeof personView>;
export const peopleView = pageOf(personView);

/** Somebody who can be picked in a booking form: saved, or from an earlier order. */
export const pickablePerson = personDetails.extend({ saved: z.boolean() });
export type PickablePerson = z.output<typeof pickablePerson>;
