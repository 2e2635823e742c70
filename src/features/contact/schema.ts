import { productCard } from '@/features/catalogue/schema';
import { errorKey } from '@/shared/errors/error-key';
import { locales } from '@/shared/locale/locales';
import { email, personName, requiredText } from '@/shared/schema/fields';
import { isPossiblePhone } from '@/shared/schema/phone';
import { z } from '@/shared/schema/zod';

const LONGEST_MESSAGE = 4000;

/**
 * Accepts any common notation, because a person dials the number; with a country code it must be possible in that
 * country.
 */
const phone = z
  .string()
  .trim()
  .max(25, errorKey('invalid.too_long'))
  .regex(/^$|^\+?[\d\s()./-]{5,}$/, errorKey('invalid.phone'))
  .refine((number) => !number.startsWith('+') || isPossiblePhone(number), { error: errorKey('invalid.phone_number') })
  .default('');

const sender = {
  name: personName(errorKey('required.name')),
  email,
  phone,
  message: requiredText(errorKey('required.message'), LONGEST_MESSAGE),
  /** A hidden field that only bots fill in. */
  website: z.string().max(1000).default(''),
};

const oneLine = (required: Parameters<typeof requiredText>[0]) =>
  requiredText(required).regex(/^[^\p{Cc}]*$/u, errorKey('invalid.field'));

export const contactInput = z.strictObject({ ...sender, subject: oneLine(errorKey('required.subject')) });
export type ContactInput = z.infer<typeof contactInput>;

export const internshipDetails = z.strictObject({
  intake_date: z.iso.date(errorKey('required.intake_date')),
  level: productCard.shape.level,
  logged_dives: z.int(errorKey('required.logged_dives')).min(0).max(20_000),
  languages: z.array(z.enum(locales)).min(1, errorKey('required.languages')).max(locales.length),
});
export type InternshipDetails = z.infer<typeof internshipDetails>;

export const inquiryInput = z.strictObject({
  ...sender,
  /** Slug of the product of interest; empty for a general question. */
  product: z.string().max(200).default(''),
  internship: internshipDetails.optional(),
});
export type InquiryInput = z.infer<typeof inquiryInput>;
