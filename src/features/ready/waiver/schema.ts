import { errorKey } from '@/shared/errors/error-key';
import { day, personName } from '@/shared/schema/fields';
import { sentPhoto } from '@/shared/schema/sent-photo';
import { signature } from '@/shared/schema/signature';
import { z } from '@/shared/schema/zod';

export const signWaiverInput = z.strictObject({
  token: z.string().max(200),
  /** The version of the text that was read. */
  version: z.int().min(1),
  /** The name of who signs, typed by them. */
  name: personName(errorKey('required.field')),
  /** The relation of a guardian to a minor; null for a diver who signs for themselves. */
  relation: personName(errorKey('required.field')).nullable(),
  /** Null when the typed name counts as the signature. */
  signature: signature.nullable(),
  agreed: z.literal(true, errorKey('required.field')),
});
export type SignWaiverInput = z.output<typeof signWaiverInput>;

/** What is sealed of a waiver. */
export const waiverContent = z.object({
  /** The account, for the mark by which the diver is found again. */
  owner_id: z.string(),
  full_name: z.string(),
  date_of_birth: z.iso.date().nullable(),
  /** Null on paper. */
  name: z.string().nullable(),
  relation: z.string().nullable(),
  signature: signature.nullable(),
  /** Who checked a waiver on paper. */
  checked_by: z.string().nullable(),
});
export type WaiverContent = z.infer<typeof waiverContent>;

/** A waiver as its diver and staff read it. */
export const signedView = z.object({
  on_paper: z.boolean(),
  signed_on: z.iso.date(),
  /** Who signed, or who checked a waiver on paper. */
  name: z.string(),
  relation: z.string().nullable(),
  /** The last day on which it counts; null when it counts for this booking only. */
  valid_until: z.iso.date().nullable(),
});
export type SignedView = z.infer<typeof signedView>;

/** The step of a diver: the text to sign, and the waiver that counts for the booking. */
export const waiverStepView = z.object({
  version: z.int(),
  text: z.string(),
  /** The diver's first booked day, on which a minor needs a guardian. */
  first_day: z.iso.date(),
  signed: signedView.nullable(),
});
export type WaiverStepView = z.infer<typeof waiverStepView>;

/** The photo shows the signed page. */
export const paperWaiver = z.strictObject({ signed_on: day, photo: sentPhoto.optional() });
export type PaperWaiver = z.output<typeof paperWaiver>;

/** The latest waiver of each diver of an order who has one. */
export const waiversView = z.array(
  signedView.extend({
    /** Of the diver in the order, from 0. */
    position: z.int(),
    /** False once the diver must sign again. */
    is_valid: z.boolean(),
  }),
);
export type WaiversView = z.infer<typeof waiversView>;
