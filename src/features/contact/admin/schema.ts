import { contactInput, internshipDetails } from '@/features/contact/schema';
import { errorKey } from '@/shared/errors/error-key';
import { endlessFields, pageOf } from '@/shared/list/pages';
import { locales } from '@/shared/locale/locales';
import { completeText } from '@/shared/mail/complete-text';
import { messageFields } from '@/shared/mail/fill-fields';
import { email, requiredText } from '@/shared/schema/fields';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

export const messageKinds = ['contact', 'inquiry'] as const;
export const messageStatuses = ['new', 'read', 'answered'] as const;
const messageSorts = ['created_at', '-created_at', 'name', '-name'] as const;

const LONGEST_ANSWER = 8000;

export const messagesInput = z.strictObject({
  ...endlessFields,
  search: z.string().trim().max(100).optional(),
  sort: z.enum(messageSorts).default('-created_at'),
  kind: z.enum(messageKinds).optional(),
  status: z.enum(messageStatuses).optional(),
  email: email.optional(),
});
export type MessagesInput = z.output<typeof messagesInput>;

export const messageCard = z.object({
  uuid: z.uuid(),
  kind: z.enum(messageKinds),
  status: z.enum(messageStatuses),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  excerpt: z.string(),
  created_at: z.iso.datetime(),
});
export type MessageCard = z.infer<typeof messageCard>;
export const messagesPage = pageOf(messageCard);

export const messageView = messageCard.omit({ excerpt: true }).extend({
  message: z.string(),
  locale: z.enum(locales),
  product: z.string().nullable(),
  /** In the caller's language. */
  product_title: z.string().nullable(),
  internship: internshipDetails.nullable(),
  account: z.uuid().nullable(),
  answers: z.array(
    z.object({ uuid: z.uuid(), author: z.string().nullable(), body: z.string(), sent_at: z.iso.datetime() }),
  ),
  /** Replies that the sender emailed; attachments are counted, not stored. */
  replies: z.array(
    z.object({
      uuid: z.uuid(),
      email: z.string(),
      body: z.string(),
      attachments: z.int(),
      received_at: z.iso.datetime(),
    }),
  ),
  /** True if replies to an answer return to this message; otherwise they go to the shop's mailbox. */
  receives_replies: z.boolean(),
  version: z.iso.datetime(),
});
export type MessageView = z.infer<typeof messageView>;

/** Values for template fields that the message or order provides, in the guest's language. */
export const messageValues = z.partialRecord(z.enum(messageFields), z.string());
export type MessageValues = z.infer<typeof messageValues>;

export const messageRef = z.strictObject({ uuid: z.string() });

/** Optional, because a caller on the phone may not give an address. */
const emailIfAny = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => text === '' || email.safeParse(text).success, errorKey('invalid.email'))
  .default('');

export const createMessageInput = contactInput
  .omit({ website: true })
  .extend({
    email: emailIfAny,
    kind: z.enum(messageKinds).default('contact'),
    locale: z.enum(locales).default('en'),
  })
  .refine((sender) => sender.email !== '' || sender.phone !== '', {
    path: ['phone'],
    error: errorKey('required.email_or_phone'),
  });
export type CreateMessageInput = z.output<typeof createMessageInput>;

export const updateMessageInput = z.strictObject({
  uuid: z.string(),
  status: z.enum(messageStatuses).optional(),
  /** Emails the answer to the sender and marks the message as answered. */
  answer: completeText(requiredText(errorKey('required.message'), LONGEST_ANSWER)).optional(),
  version: seenVersion,
});
export type UpdateMessageInput = z.output<typeof updateMessageInput>;

export const answerForm = updateMessageInput.required({ answer: true }).omit({ status: true, version: true });
