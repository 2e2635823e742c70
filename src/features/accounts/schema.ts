import { providers, roles } from '../../shared/actor';
import { errorKey } from '../../shared/error-key';
import { email } from '../../shared/fields';
import { locales } from '../../shared/locales';
import { z } from '../../shared/zod';

export const genders = ['male', 'female', 'others'] as const;

/** Any text may be tried as a password; whether it is one the account has is the server's answer. */
export const loginInput = z.strictObject({
  email,
  password: z
    .string(errorKey('required.password'))
    .min(1, errorKey('required.password'))
    .max(1000, errorKey('invalid.too_long')),
});
export type LoginInput = z.infer<typeof loginInput>;

export const sessionView = z.object({
  /** Only in answers to integrators: a browser keeps its token in a cookie that scripts cannot read. */
  token: z.string().optional(),
  expires_at: z.iso.datetime(),
  message: z.string(),
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

export const messageView = z.object({ message: z.string() });
