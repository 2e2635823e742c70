import { diverView } from '@/features/booking/divers/schema';
import { emergencyContactView } from '@/features/booking/schema';
import { boardDiver } from '@/features/day-board/schema';
import { companionView } from '@/features/orders/domain/item-view';
import { parts } from '@/features/outings/domain/parts';
import { readyStates } from '@/features/ready/domain/readiness';
import { z } from '@/shared/schema/zod';
import { feePayments } from '@/shared/shop/fees';

export const sheetsInput = z.strictObject({ date: z.iso.date() });

/** Taken from the diver's own emergency contact, else from the order's. */
const ofContact = {
  emergency_name: emergencyContactView.shape.name.nullable(),
  emergency_phone: emergencyContactView.shape.phone.nullable(),
  emergency_relationship: emergencyContactView.shape.relationship,
};

const sheetDiver = diverView
  .pick({
    height_cm: true,
    weight_kg: true,
    shoe_size: true,
    shoe_size_system: true,
    dietary_restriction: true,
    association: true,
    own_equipment: true,
  })
  .extend({
    ...boardDiver.pick({ item: true, diver: true, name: true, level: true, language: true }).shape,
    /** Name of the customer, for a diver whose own name has no Latin letters, where the customer's has; else null. */
    booked_by: z.string().nullable(),
    minor: z.boolean(),
    first_dive: z.boolean(),
    private_guide: z.boolean(),
    /** Null while the order is unpaid. */
    ready: z.enum(readyStates).nullable(),
    /** True while the diver may dive only after a physician's approval. */
    physician: z.boolean(),
    /** Where they stay; null until they say so. */
    hotel: z.string().nullable(),
    /** Null for guests who make their own way to the shop. */
    pickup_area: z.string().nullable(),
    /** The names of the equipment that they rent, none with equipment of their own; null when not asked. */
    rented: z.array(z.string()).nullable(),
    /** Their fees of parks: collected by the shop, or paid by the guest at the gate. */
    fees: z.array(z.object({ name: z.string(), amount: z.int(), payment: z.enum(feePayments) })),
    ...ofContact,
    /** Outstanding amount of the order, on the row of its first person on the day's sheets; null on the other rows. */
    to_pay: z.int().nullable(),
  });
export type SheetDiver = z.infer<typeof sheetDiver>;

const sheetCompanion = companionView.extend({ item: z.uuid(), ...ofContact });
export type SheetCompanion = z.infer<typeof sheetCompanion>;

const sheet = z.object({
  /** Null when the outing needs no boat or has none yet. */
  vehicle: z.string().nullable(),
  time: z.string().nullable(),
  parts: z.array(z.enum(parts)),
  captain: z.string().nullable(),
  people: z.int(),
  groups: z.array(
    z.object({ title: z.string(), leader: z.string().nullable(), dives: z.int(), divers: z.array(sheetDiver) }),
  ),
  companions: z.array(sheetCompanion),
});
export type Sheet = z.infer<typeof sheet>;
export const sheetsView = z.object({ date: z.iso.date(), sheets: z.array(sheet) });
export type SheetsView = z.infer<typeof sheetsView>;
