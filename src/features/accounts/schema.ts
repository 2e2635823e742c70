import { isCommonPassword } from '@/features/accounts/domain/common-passwords';
import { CODE_LENGTH, readCode } from '@/features/accounts/domain/one-time-code';
import { type ErrorKey, errorKey } from '@/shared/errors/error-key';
import { locales } from '@/shared/locale/locales';
import { providers, roles } from '@/shared/schema/actor';
import { email, personName } from '@/shared/schema/fields';
import { genders } from '@/shared/schema/genders';
import { messageOutput } from '@/shared/schema/message-output';
import { z } from '@/shared/schema/zod';
import { callbackPath } from '@/shared/site/callback-path';

/** Accepts any text as a password, since the server decides whether it is correct. */
export const loginInput = z.strictObject({
  email,
  password: z
    .string(errorKey('required.password'))
    .min(1, errorKey('required.password'))
    .max(1000, errorKey('invalid.too_long')),
  /** For integrators: the token from an earlier answer, which a browser keeps in a cookie. */
  device_token: z.string().max(500, errorKey('invalid.too_long')).optional(),
});
export type LoginInput = z.infer<typeof loginInput>;

const passwordText = (required: ErrorKey) =>
  z
    .string(required)
    .min(1, { error: required, abort: true })
    .min(7, errorKey('invalid.password_length'))
    .max(50, errorKey('invalid.password_length'));

/** The form refuses impossible passwords; other callers learn only that the credential is invalid. */
export const loginForm = loginInput.extend({ password: passwordText(errorKey('required.password')) });

/** The password is used as typed, including leading and trailing spaces. */
const chosenPassword = {
  password: passwordText(errorKey('required.password')).refine((password) => !isCommonPassword(password), {
    error: errorKey('invalid.common_password'),
  }),
  confirm_password: passwordText(errorKey('required.confirm_password')),
};
const bothTyped = z.object({ password: z.string(), confirm_password: z.string().min(1) });
const passwordsAgree = (form: { password: string; confirm_password: string }) =>
  form.password === form.confirm_password;
/** Reports a mismatch together with the errors of other fields, instead of only after those errors are fixed. */
const atConfirmation = {
  path: ['confirm_password'],
  error: errorKey('invalid.confirm_password'),
  when: ({ value }: { value: unknown }) => bothTyped.safeParse(value).success,
};

/** Page that the person came from: a path on this site. */
const callback_path = z
  .string(errorKey('invalid.field'))
  .refine((path) => callbackPath(path, '') !== '', errorKey('invalid.field'))
  .overwrite((path) => callbackPath(path, ''))
  .optional();

export const registerInput = z
  .strictObject({
    first_name: personName(errorKey('required.first_name')),
    last_name: personName(errorKey('required.last_name')),
    email,
    ...chosenPassword,
    callback_path,
  })
  .refine(passwordsAgree, atConfirmation);
export type RegisterInput = z.infer<typeof registerInput>;

/** Accepts any text, so that an unknown token gets the same answer as a used one. */
export const linkInput = z.strictObject({ token: z.string() });
export type LinkInput = z.infer<typeof linkInput>;

export const acceptInvitationInput = linkInput.extend(chosenPassword).refine(passwordsAgree, atConfirmation);
export type AcceptInvitationInput = z.infer<typeof acceptInvitationInput>;

export const addressInput = z.strictObject({ email });
export type AddressInput = z.infer<typeof addressInput>;

export const resendInput = addressInput.extend({ callback_path });
export type ResendInput = z.infer<typeof resendInput>;

export const pin = z
  .string(errorKey('required.pin'))
  .overwrite(readCode)
  .min(1, { error: errorKey('required.pin'), abort: true })
  .length(CODE_LENGTH, errorKey('invalid.pin_length'));

export const pinInput = z.strictObject({ email, pin });
export type PinInput = z.infer<typeof pinInput>;

export const resetPasswordInput = z
  .strictObject({ email, pin, ...chosenPassword })
  .refine(passwordsAgree, atConfirmation);
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

export const updatePasswordInput = z
  .strictObject({ current_password: passwordText(errorKey('required.current_password')), ...chosenPassword })
  .refine(passwordsAgree, atConfirmation);
export type UpdatePasswordInput = z.infer<typeof updatePasswordInput>;

export const sessionView = z.object({
  /** Only for integrators; a browser has its token in a cookie that scripts cannot read. */
  token: z.string().optional(),
  /** Only for integrators; signs in for 90 days, even while others guess the password. */
  device_token: z.string().optional(),
  expires_at: z.iso.datetime(),
  message: z.string(),
});

/** REST always returns both tokens. */
export const integratorSession = sessionView.required({ token: true, device_token: true });

export const confirmedView = messageOutput.extend({
  /** Page that the person registered from: a path on this site. */
  callback_path: z.string().nullable(),
  /** True only in the browser that registered. */
  signed_in: z.boolean(),
});

export const profileView = z.object({
  uuid: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  gender: z.enum(genders).nullable(),
  avatar: z.string().nullable(),
  role: z.enum(roles),
  provider: z.enum(providers),
  active: z.boolean(),
  locale: z.enum(locales),
});
export type ProfileView = z.infer<typeof profileView>;
