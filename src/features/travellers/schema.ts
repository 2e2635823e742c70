import { chosenPerBooking } from '@/features/booking/divers/domain/field-sets';
import { optional } from '@/features/booking/divers/domain/input-fields';
import { diverInput, optionalDiver } from '@/features/booking/divers/schema';
import { personDetails } from '@/features/booking/people/schema';
import { emergencyContactInput } from '@/features/booking/schema';
import { pageFields, pageOf } from '@/shared/list/pages';
import { sentPhoto } from '@/shared/schema/sent-photo';
import { z } from '@/shared/schema/zod';

const { full_name } = diverInput.shape;
const details = {
  ...z.object(optionalDiver).omit({ ...chosenPerBooking, full_name: true }).shape,
  emergency_contact: optional(emergencyContactInput),
};

/** Only the name is required; an order asks for the missing details. */
export const personInput = z.strictObject({ full_name, ...z.object(details).partial().shape });
export type PersonInput = z.output<typeof personInput>;

/** Omitted fields stay unchanged; null or a blank clears a field. */
export const personChange = z.strictObject({
  uuid: z.string(),
  ...z.object({ full_name, ...details }).partial().shape,
});
export type PersonChange = z.output<typeof personChange>;

export const personRef = z.strictObject({ uuid: z.string() });
export const peopleInput = z.strictObject(pageFields);

export const cardInput = z.strictObject({ uuid: z.string(), picture: sentPhoto });
export type CardInput = z.output<typeof cardInput>;
/** A WebP in base64. */
export const cardView = z.object({ picture: z.string().nullable() });

export const personView = personDetails.extend({
  uuid: z.uuid(),
  /** True when a photo of the certification card is stored. */
  has_card: z.boolean(),
});
export type PersonView = z.output<typeof personView>;
export const peopleView = pageOf(personView);
