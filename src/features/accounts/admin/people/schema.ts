import { errorKey } from '@/shared/errors/error-key';
import { endlessFields, pageOf } from '@/shared/list/pages';
import { locales } from '@/shared/locale/locales';
import { providers, roles } from '@/shared/schema/actor';
import { email, personName } from '@/shared/schema/fields';
import { genders } from '@/shared/schema/genders';
import { rights, toRights } from '@/shared/schema/rights';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

const right = z.enum(rights);
/** In a fixed order, without duplicates. */
const rightsField = z.array(right).transform(toRights);

/** Excludes the admin role, which is given only by invitation and kept for good. */
export const customerRoles = ['USER', 'AGEN'] as const;
const peopleSorts = ['name', '-name', 'email', '-email', 'created_at', '-created_at'] as const;

const filters = {
  ...endlessFields,
  search: z.string().trim().max(100).optional(),
  sort: z.enum(peopleSorts).default('-created_at'),
  active: z.boolean().optional(),
  /** Confirmed means a confirmed address for customers and an accepted invitation for admins. */
  confirmed: z.boolean().optional(),
};
export const usersInput = z.strictObject({ ...filters, role: z.enum(customerRoles).optional() });
export const adminsInput = z.strictObject(filters);
export type PeopleInput = z.output<typeof usersInput>;

export const personCard = z.object({
  uuid: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  /** Null for a walk-in, who cannot sign in. */
  email: z.string().nullable(),
  role: z.enum(roles),
  active: z.boolean(),
  confirmed: z.boolean(),
  orders: z.int(),
  created_at: z.iso.datetime(),
});
export type PersonCard = z.infer<typeof personCard>;
export const peoplePage = pageOf(personCard);
export const adminCard = personCard.extend({ rights: z.array(right) });
export type AdminCard = z.infer<typeof adminCard>;
export const adminsPage = pageOf(adminCard);

export const personView = personCard.extend({
  gender: z.enum(genders).nullable(),
  avatar: z.string().nullable(),
  provider: z.enum(providers),
  locale: z.enum(locales),
  last_seen_at: z.iso.datetime().nullable(),
  version: z.iso.datetime(),
});
export type PersonView = z.infer<typeof personView>;
export const adminView = personView.extend({ rights: z.array(right) });
export type AdminView = z.infer<typeof adminView>;

export const accountRef = z.strictObject({ uuid: z.string() });

const names = {
  first_name: personName(errorKey('required.first_name')),
  last_name: personName(errorKey('required.last_name')),
};

export const inviteAdminInput = z.strictObject({
  ...names,
  email,
  locale: z.enum(locales).default('en'),
  /** Only rights that the caller has; an account without any can open nothing. */
  rights: rightsField.default([]),
});
export type InviteAdminInput = z.output<typeof inviteAdminInput>;

/** Omitted fields stay unchanged. */
const change = {
  uuid: z.string(),
  first_name: names.first_name.optional(),
  last_name: names.last_name.optional(),
  locale: z.enum(locales).optional(),
  /** False blocks the person on every device at the next request; true unblocks them. */
  active: z.boolean().optional(),
  version: seenVersion,
};
export const updateUserInput = z.strictObject({
  ...change,
  gender: z.enum(genders).nullable().optional(),
  role: z.enum(customerRoles).optional(),
});
/** A change of rights signs the person out on every device. */
export const updateAdminInput = z.strictObject({ ...change, rights: rightsField.optional() });
/** Editable fields of a person; deactivation is a separate action. */
export const userForm = updateUserInput.omit({ uuid: true, active: true, version: true });
export const adminForm = updateAdminInput.omit({ uuid: true, active: true, version: true });
export type UpdatePersonInput = z.output<typeof updateUserInput>;

/** Null when the link is invalid, expired or not an invitation. */
export const invitationView = z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }).nullable();
export type InvitationView = z.infer<typeof invitationView>;
