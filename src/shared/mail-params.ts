import { z } from './zod';

/** On this site, without a language: the mail adds its reader's. */
const path = z.string().startsWith('/');
const name = z.string();
const at = z.iso.datetime();
const hours = z.int().positive();

const schemas = {
  verify_email: z.strictObject({ name, path, hours }),
  already_registered: z.strictObject({ name, path }),
  otp: z.strictObject({ name, code: z.string(), minutes: z.int().positive() }),
  email_change_confirm: z.strictObject({ name, path, hours }),
  email_change_notice: z.strictObject({ name, newEmail: z.string(), at }),
  password_changed: z.strictObject({ name, path, at }),
  admin_invitation: z.strictObject({ name, inviter: z.string(), path, hours }),
  account_deleted: z.strictObject({ name, at }),
  message_receipt: z.strictObject({ name, path }),
  message_notice: z.strictObject({
    kind: z.enum(['contact', 'inquiry']),
    name,
    email: z.string(),
    phone: z.string(),
    about: z.string(),
    body: z.string(),
    path,
    internship: z
      .strictObject({ intake: z.string(), level: z.string(), dives: z.string(), languages: z.string() })
      .optional(),
  }),
};

export type MailParams = { [Template in keyof typeof schemas]: z.output<(typeof schemas)[Template]> };
export type MailTemplate = keyof MailParams;

/** Which mails there are, and what each needs to know. */
export const mailParams: { [Template in MailTemplate]: z.ZodType<MailParams[Template]> } = schemas;
