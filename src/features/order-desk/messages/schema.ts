import { errorKey } from '@/shared/errors/error-key';
import { completeText } from '@/shared/mail/complete-text';
import { messageFields } from '@/shared/mail/fill-fields';
import { sitePath } from '@/shared/mail/mail-message';
import { requiredText } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

const LONGEST_SUBJECT = 200;
const LONGEST_MESSAGE = 8000;

/** An email from staff to the customer of an order. */
export const writeInput = z.strictObject({
  uuid: z.string(),
  /** Limited to one line, because it becomes an email header. */
  subject: completeText(
    requiredText(errorKey('required.subject'), LONGEST_SUBJECT).regex(/^[^\p{Cc}]*$/u, errorKey('invalid.field')),
  ),
  message: completeText(requiredText(errorKey('required.message'), LONGEST_MESSAGE)),
});
export type WriteInput = z.output<typeof writeInput>;

/** The values of template fields that the order has, in its language. */
export const orderValues = z.partialRecord(z.enum(messageFields), z.string());
export type OrderValues = z.infer<typeof orderValues>;

export const orderMessage = z.strictObject({ name: z.string(), subject: z.string(), body: z.string(), path: sitePath });
