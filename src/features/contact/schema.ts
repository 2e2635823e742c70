import { productCard } from '@/features/catalogue/schema';
import { errorKey } from '@/shared/errors/error-key';
import { locales } from '@/shared/locale/locales';
import { email, personName, requiredText } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

const LONGEST_MESSAGE = 4000;

/** Written as people write it; only somebody who calls back dials it. */
const phone = z
  .string()
  .trim()
  .max(25, errorKey('invalid.too_long'))
  .regex(/^$|^\+?[\d\s()./-]{5,}$/, errorKey('invalid.phone'))
  .default('');

const sender = {
  name: personName(errorKey('required.name')),
  email,
  phone,
  message: requiredText(errorKey('required.message'), LONGEST_MESSAGE),
  /** No person sees this field; whoever fills it in is a program. */
  website: z.string().max(1000).default(''),
};

const oneLine = (required: Parameters<typeof requiredText>[0]) =>
  requiredText(required).regex(/^[^\p{Cc}]*$/u, errorKey('invalid.field'));

export const contactInput = z.strictObject({ ...sender, subject: oneLine(errorKey('required.subject')) });
export type ContactInput = z.infer<typeof contactInput>;

/** What an internship wants to know before anybody talks about dates. */
export const internshipDetails = z.strictObject({
  intake_date: z.iso.date(errorKey('required.intake_date')),
  level: productCard.shape.level,
  logged_dives: z.int(errorKey('required.logged_dives')).min(0).max(20_000),
  languages: z.array(z.enum(locales)).min(1, errorKey('required.languages')).max(locales.length),
});
export type InternshipDetails = z.infer<typeof internshipDetails>;

export const inquiryInput = z.strictObject({
  ...sender,
  /** The slug of the product of interest; empty for a question about none in particular. */
  product: z.string().max(200).default(''),
  internship: internshipDetails.optional(),
});
export type InquiryInput = z.infer<typeof inquiryInput>;

/** The same for an internship, whose questions are to be answered. */
export const internshipInquiryInput = inquiryInput.required({ internship: true });
