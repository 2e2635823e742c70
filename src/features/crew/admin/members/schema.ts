import { once } from '@/features/catalogue/domain/written';
import { languageCodes } from '@/features/crew/domain/language-codes';
import { crewRoles, employments } from '@/features/crew/schema';
import { pictureView } from '@/features/media/schema';
import { nowShort } from '@/features/outings/counting/schema';
import { associations } from '@/shared/diving/associations';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { day, personName } from '@/shared/schema/fields';
import { focusPoint } from '@/shared/schema/focus-point';
import { isPossiblePhone } from '@/shared/schema/phone';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

const LONGEST_LINE = 100;
const LONGEST_PHONE = 25;
const MAX_LANGUAGES = 20;
const DAYS_A_WEEK = 7;

/** An empty line becomes null. */
const optionalLine = z
  .string()
  .trim()
  .max(LONGEST_LINE, errorKey('invalid.too_long'))
  .nullable()
  .transform((text) => text || null);

/** Last day on which a paper is valid; null if the shop does not track it. */
const until = day.nullable();

const fields = {
  name: personName(errorKey('required.name')),
  /** Id of an uploaded picture. */
  picture: z.uuid().nullable(),
  /** Point of the picture that no crop may cut off; unchanged if omitted. */
  picture_focus: focusPoint.optional(),
  roles: once(z.enum(crewRoles), crewRoles.length).min(1, errorKey('required.crew_role')),
  /** ISO 639 codes. */
  languages: once(z.enum(languageCodes), MAX_LANGUAGES),
  agency: z.enum(associations).nullable(),
  /** Written as on the agency's card. */
  level: optionalLine,
  certification_number: optionalLine,
  insurance_until: until,
  first_aid_until: until,
  licence_until: until,
  phone: z
    .string()
    .trim()
    .max(LONGEST_PHONE)
    .refine((number) => isPossiblePhone(number), errorKey('invalid.phone_number'))
    .nullable(),
  employment: z.enum(employments),
  /** 1 is Monday, 7 is Sunday. */
  weekdays: once(z.int().min(1).max(DAYS_A_WEEK), DAYS_A_WEEK),
  /** The person's consent to appear on the website. */
  shown_on_site: z.boolean(),
  favourite_site: z.uuid().nullable(),
  active: z.boolean(),
};

export const memberForm = z.strictObject(fields).omit({ picture: true, picture_focus: true });

export const createMemberInput = z.strictObject({
  ...fields,
  picture: fields.picture.default(null),
  languages: fields.languages.default([]),
  agency: fields.agency.default(null),
  level: fields.level.default(null),
  certification_number: fields.certification_number.default(null),
  insurance_until: until.default(null),
  first_aid_until: until.default(null),
  licence_until: until.default(null),
  phone: fields.phone.default(null),
  employment: fields.employment.default('staff'),
  weekdays: fields.weekdays.default([1, 2, 3, 4, 5, 6]),
  shown_on_site: fields.shown_on_site.default(false),
  favourite_site: fields.favourite_site.default(null),
  active: fields.active.default(true),
});
export type NewMember = z.output<typeof createMemberInput>;

export const memberRef = z.strictObject({ uuid: z.uuid() });
/** Omitted fields stay unchanged; `version` is that of the crew member the caller read. */
export const updateMemberInput = z.strictObject(fields).partial().extend({ uuid: z.uuid(), version: seenVersion });
export type MemberChange = z.output<typeof updateMemberInput>;

const sorts = ['name', '-name', 'papers', '-papers', 'created_at', '-created_at'] as const;
export const membersInput = z.strictObject({
  ...pageFields,
  /** Part of the name, the phone number or the certification number. */
  search: z.string().trim().max(100).optional(),
  /** `papers` sorts by the first paper to expire. */
  sort: z.enum(sorts).default('name'),
  role: z.enum(crewRoles).optional(),
  employment: z.enum(employments).optional(),
  active: z.boolean().optional(),
  /** Only members with a paper that has expired or expires within 30 days. */
  papers_due: z.boolean().optional(),
});
export type MembersInput = z.output<typeof membersInput>;

const { picture_focus: _, ...withoutFocus } = fields;

export const memberView = z.object({
  uuid: z.uuid(),
  ...withoutFocus,
  picture: pictureView.nullable(),
  languages: z.array(z.string()),
  phone: z.string().nullable(),
  /** Named in the caller's language, because browsers lack the names of some languages. */
  language_names: z.array(z.string()),
  version: z.iso.datetime(),
});
export type MemberView = z.output<typeof memberView>;

export const changedMember = memberView.extend(nowShort);
export type ChangedMember = z.output<typeof changedMember>;
export const membersPage = pageOf(memberView);

export const siteChoice = z.object({ uuid: z.uuid(), name: z.string() });
export type SiteChoice = z.output<typeof siteChoice>;
