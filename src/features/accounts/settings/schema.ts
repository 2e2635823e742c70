import { profileView } from '@/features/accounts/schema';
import { errorKey } from '@/shared/errors/error-key';
import { locales } from '@/shared/locale/locales';
import { providers } from '@/shared/schema/actor';
import { email, personName, requiredOr } from '@/shared/schema/fields';
import { genders } from '@/shared/schema/genders';
import { z } from '@/shared/schema/zod';

const gender = z.enum(genders, requiredOr(errorKey('required.gender')));

/** Omitted fields stay unchanged. */
export const updateProfileInput = z.strictObject({
  first_name: personName(errorKey('required.first_name')).optional(),
  last_name: personName(errorKey('required.last_name')).optional(),
  gender: gender.optional(),
  locale: z.enum(locales).optional(),
  /** The id of an uploaded picture, or null for none. */
  avatar: z.uuid().nullable().optional(),
});
export type UpdateProfileInput = z.infer<typeof updateProfileInput>;

export const updatedProfileView = profileView.extend({ message: z.string() });

/** Optional, because an account may have no password; the server checks whether a password is required. */
const currentPassword = z.string().max(1000, errorKey('invalid.too_long')).optional();

export const requestEmailChangeInput = z.strictObject({ email, current_password: currentPassword });
export type RequestEmailChangeInput = z.infer<typeof requestEmailChangeInput>;

/** Requires the password, or the typed email address if the account has no password. */
export const deleteAccountInput = z.strictObject({
  current_password: currentPassword,
  confirmation: z.string().max(1000, errorKey('invalid.too_long')).optional(),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

export const endSessionInput = z.strictObject({ uuid: z.uuid() });
export type EndSessionInput = z.infer<typeof endSessionInput>;

export const ownSessionView = z.object({
  uuid: z.uuid(),
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  provider: z.enum(providers),
  began_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type OwnSessionView = z.infer<typeof ownSessionView>;
export const ownSessionsView = z.array(ownSessionView);

/** The settings ask for a password only if the account has a password. */
export const signInMethodsView = z.object({ password: z.boolean(), providers: z.array(z.enum(providers)) });
export type SignInMethodsView = z.infer<typeof signInMethodsView>;

/** Each feature adds its data under its own name. */
export const personalDataView = z.looseObject({ exported_at: z.iso.datetime() });
export type PersonalDataView = z.infer<typeof personalDataView>;
