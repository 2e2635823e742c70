import { diverInput, diverView } from '@/features/booking/divers/schema';
import { optional } from '@/features/booking/domain/input-fields';
import { emergencyContactInput } from '@/features/booking/schema';
import { emergencyContactView } from '@/features/orders/schema';
import { pageFields, pageOf } from '@/shared/list/pages';
import { z } from '@/shared/schema/zod';

const { full_name, variant: _, equipment: __, ...form } = diverInput.shape;

const details = {
  date_of_birth: optional(form.date_of_birth),
  gender: optional(form.gender),
  nationality: optional(form.nationality),
  preferred_language: form.preferred_language,
  phone: optional(form.phone),
  email: optional(form.email),
  height_cm: optional(form.height_cm),
  weight_kg: optional(form.weight_kg),
  shoe_size: optional(form.shoe_size),
  shoe_size_system: optional(form.shoe_size_system),
  dietary_restriction: optional(form.dietary_restriction),
  association: form.association,
  certification_number: form.certification_number,
  certification_level: optional(form.certification_level),
  last_dive: form.last_dive,
  left_dioptres: form.left_dioptres,
  right_dioptres: form.right_dioptres,
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
export const personDetails = diverView.omit({ variant: true, equipment: true }).extend({
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
