import type { MailComposers, ParamsOf } from '@/server/mail/mail';
import { sitePath as path } from '@/shared/mail/mail-message';
import { z } from '@/shared/schema/zod';

const name = z.string();
const at = z.iso.datetime();
const hours = z.int().positive();
const minutes = z.int().positive();

const params = {
  verify_email: z.strictObject({ name, path, hours }),
  account_made: z.strictObject({ name, path }),
  already_registered: z.strictObject({ name, path }),
  otp: z.strictObject({ name, code: z.string(), minutes }),
  facebook_code: z.strictObject({ name, code: z.string(), minutes }),
  sign_in_link: z.strictObject({ name, path, minutes }),
  password_guesses: z.strictObject({ name, path, until: at }),
  email_change_confirm: z.strictObject({ name, path, hours }),
  email_change_notice: z.strictObject({ name, newEmail: z.string(), at }),
  password_changed: z.strictObject({ name, path, at }),
  admin_invitation: z.strictObject({ name, inviter: z.string(), path, hours }),
  account_deleted: z.strictObject({ name, at }),
};

declare module '@/server/mail/mail' {
  interface MailParams extends ParamsOf<typeof params> {}
}

export const accountMails: MailComposers<keyof typeof params> = {
  params,
  write: {
    verify_email: ({ name, path, hours }, { t, link, greeting }) => ({
      subject: t('verify_email.subject'),
      heading: t('verify_email.heading'),
      greeting: greeting(name),
      paragraphs: [t('verify_email.lead'), t('link_works_once', { count: hours })],
      action: { label: t('verify_email.button'), url: link(path) },
      footnote: t('verify_email.not_you'),
    }),

    account_made: ({ name, path }, { t, link, greeting }) => ({
      subject: t('account_made.subject'),
      heading: t('account_made.heading'),
      greeting: greeting(name),
      paragraphs: [t('account_made.lead'), t('account_made.how')],
      action: { label: t('account_made.button'), url: link(path) },
      footnote: t('account_made.not_you'),
    }),

    already_registered: ({ name, path }, { t, link, greeting }) => ({
      subject: t('already_registered.subject'),
      heading: t('already_registered.heading'),
      greeting: greeting(name),
      paragraphs: [t('already_registered.lead'), t('already_registered.how')],
      action: { label: t('already_registered.button'), url: link(path) },
      footnote: t('already_registered.not_you'),
    }),

    otp: ({ name, code, minutes }, { t, greeting }) => ({
      subject: t('otp.subject'),
      heading: t('otp.heading'),
      greeting: greeting(name),
      paragraphs: [t('otp.lead'), t('otp.validity', { count: minutes })],
      code,
      footnote: t('otp.not_you'),
    }),

    facebook_code: ({ name, code, minutes }, { t, greeting }) => ({
      subject: t('facebook_code.subject'),
      heading: t('facebook_code.heading'),
      greeting: greeting(name),
      paragraphs: [t('facebook_code.lead'), t('otp.validity', { count: minutes })],
      code,
      footnote: t('facebook_code.not_you'),
    }),

    sign_in_link: ({ name, path, minutes }, { t, link, greeting }) => ({
      subject: t('sign_in_link.subject'),
      heading: t('sign_in_link.heading'),
      greeting: greeting(name),
      paragraphs: [t('sign_in_link.lead'), t('sign_in_link.validity', { count: minutes })],
      action: { label: t('sign_in_link.button'), url: link(path) },
      footnote: t('sign_in_link.not_you'),
    }),

    password_guesses: ({ name, path, until }, { t, link, when, greeting }) => ({
      subject: t('password_guesses.subject'),
      heading: t('password_guesses.heading'),
      greeting: greeting(name),
      paragraphs: [
        t('password_guesses.lead'),
        t('password_guesses.until', { when: when(until) }),
        t('password_guesses.safe'),
      ],
      action: { label: t('password_changed.button'), url: link(path) },
    }),

    email_change_confirm: ({ name, path, hours }, { t, link, greeting }) => ({
      subject: t('email_change_confirm.subject'),
      heading: t('email_change_confirm.heading'),
      greeting: greeting(name),
      paragraphs: [t('email_change_confirm.lead'), t('link_works_once', { count: hours })],
      action: { label: t('email_change_confirm.button'), url: link(path) },
      footnote: t('email_change_confirm.not_you'),
    }),

    email_change_notice: ({ name, newEmail, at }, { t, when, greeting }) => ({
      subject: t('email_change_notice.subject'),
      heading: t('email_change_notice.heading'),
      greeting: greeting(name),
      paragraphs: [
        t('email_change_notice.lead', { newEmail, when: when(at) }),
        t('email_change_notice.stays'),
        t('email_change_notice.not_you'),
      ],
    }),

    password_changed: ({ name, path, at }, { t, link, when, greeting }) => ({
      subject: t('password_changed.subject'),
      heading: t('password_changed.heading'),
      greeting: greeting(name),
      paragraphs: [t('password_changed.lead', { when: when(at) }), t('password_changed.not_you')],
      action: { label: t('password_changed.button'), url: link(path) },
    }),

    admin_invitation: ({ name, inviter, path, hours }, { t, link, greeting }) => ({
      subject: t('admin_invitation.subject'),
      heading: t('admin_invitation.heading'),
      greeting: greeting(name),
      paragraphs: [t('admin_invitation.lead', { inviter }), t('link_works_once', { count: hours })],
      action: { label: t('admin_invitation.button'), url: link(path) },
      footnote: t('admin_invitation.not_you'),
    }),

    account_deleted: ({ name, at }, { t, when, greeting }) => ({
      subject: t('account_deleted.subject'),
      heading: t('account_deleted.heading'),
      greeting: greeting(name),
      paragraphs: [
        t('account_deleted.lead', { when: when(at) }),
        t('account_deleted.kept'),
        t('account_deleted.not_you'),
      ],
    }),
  },
};
