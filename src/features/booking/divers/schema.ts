import { choice, date, measure, optional, phone } from '@/features/booking/divers/domain/input-fields';
import { MOST_DIVES, specialties } from '@/features/catalogue/domain/requirements';
import { associations } from '@/shared/diving/associations';
import { ownKit } from '@/shared/diving/kit';
import { errorKey } from '@/shared/errors/error-key';
import { isCountry, spokenLanguages } from '@/shared/schema/countries';
import { email, personName, requiredOr } from '@/shared/schema/fields';
import { genders } from '@/shared/schema/genders';
import { z } from '@/shared/schema/zod';
import { CLOCK_TIME } from '@/shared/time/clock-times';
import { certificationLevels } from './domain/certification';
import { requiredOfEveryone } from './domain/field-sets';
import { lastDiveRanges } from './domain/last-dive';

export const diets = ['none', 'vegetarian', 'vegan', 'gluten_free', 'kosher', 'halal', 'no_seafood', 'other'] as const;

/** Places of residence; residents of Indonesia pay the domestic fees of parks. */
export const residences = ['indonesia', 'abroad'] as const;

export const shoeSizeSystems = ['EU', 'US', 'UK', 'cm'] as const;

export const suitSizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const;

/** The sizes that exist, so that a typo is noticed before the fins are packed. */
const shoeSizes = {
  EU: { from: 20, to: 52 },
  US: { from: 1, to: 17 },
  UK: { from: 1, to: 17 },
  cm: { from: 13, to: 34 },
} as const;
const heights = { from: 80, to: 230 } as const;
const weights = { from: 15, to: 200 } as const;

const fits = (value: number, { from, to }: { from: number; to: number }) => value >= from && value <= to;

/** Runs this refinement beside errors of other fields, not only once they are fixed. */
const levelIsChosen = ({ value }: { value: unknown }) =>
  z.object({ certification_level: z.enum(certificationLevels) }).safeParse(value).success;
const shoeIsMeasured = ({ value }: { value: unknown }) =>
  z.object({ shoe_size: z.number(), shoe_size_system: z.enum(shoeSizeSystems) }).safeParse(value).success;

/** In dioptres. */
const sight = optional(
  z
    .number(errorKey('invalid.not_a_number'))
    .min(-20, errorKey('invalid.too_small'))
    .max(20, errorKey('invalid.too_big')),
);

const form = {
  full_name: personName(errorKey('required.full_name')),
  date_of_birth: date(errorKey('required.date_of_birth')),
  gender: choice(genders, errorKey('required.gender')),
  nationality: z
    .string(errorKey('required.nationality'))
    .refine(isCountry, requiredOr(errorKey('required.nationality'))),
  residence: optional(z.enum(residences)),
  preferred_language: optional(z.enum(spokenLanguages)),
  phone,
  email,
  height_cm: measure(errorKey('required.height'), heights),
  weight_kg: measure(errorKey('required.weight'), weights),
  shoe_size: z
    .number(requiredOr(errorKey('required.shoe_size'), errorKey('invalid.not_a_number')))
    .positive(errorKey('invalid.shoe_size')),
  shoe_size_system: choice(shoeSizeSystems, errorKey('required.shoe_size_system')),
  dietary_restriction: choice(diets, errorKey('required.dietary_restriction')),
  association: optional(z.enum(associations)),
  certification_number: optional(z.string().trim().max(50, errorKey('invalid.too_long'))),
  certification_level: choice(certificationLevels, errorKey('required.certification_level')),
  last_dive: optional(date(errorKey('required.last_dive'))),
  /** For a diver who does not know the date. */
  last_dive_range: optional(z.enum(lastDiveRanges)),
  logged_dives: optional(
    z
      .int(errorKey('invalid.not_a_number'))
      .min(0, errorKey('invalid.too_small'))
      .max(MOST_DIVES, errorKey('invalid.too_big')),
  ),
  /** Empty when the diver has none; null when not asked yet. */
  specialties: optional(z.array(z.enum(specialties)).max(specialties.length)),
  flight_date: optional(date(errorKey('invalid.date'))),
  /** By the clock of the shop; without a time, the start of the day counts. */
  flight_time: optional(z.string().regex(CLOCK_TIME, errorKey('invalid.time'))),
  variant: optional(z.number(errorKey('invalid.variant'))),
  /** The equipment add-ons that this diver wants; null when not asked yet. */
  equipment: optional(z.array(z.uuid()).max(30)),
  /** The diver's own choice of a wetsuit. */
  suit_size: optional(z.enum(suitSizes)),
  /** Equipment that the diver brings along; empty for none, null before they say so. */
  own_equipment: optional(z.array(z.enum(ownKit)).max(ownKit.length)),
  /** The diver's own emergency contact, which replaces the order's on the sheets of this diver. */
  emergency_name: optional(z.string().trim().max(100, errorKey('invalid.too_long'))),
  emergency_phone: optional(phone),
  emergency_relationship: optional(z.string().trim().max(100, errorKey('invalid.too_long'))),
  left_dioptres: sight,
  right_dioptres: sight,
};

type Certified = { certification_level: (typeof certificationLevels)[number] };
const needsAssociation = {
  path: ['association'],
  error: errorKey('required.association'),
  when: levelIsChosen,
};
const hasAssociation = ({ certification_level: level, association }: Certified & { association: unknown }): boolean =>
  level === 'none' || Boolean(association);

type Shoe = { shoe_size: number | null; shoe_size_system: (typeof shoeSizeSystems)[number] | null };
const needsRange = { path: ['shoe_size'], error: errorKey('invalid.shoe_size_range'), when: shoeIsMeasured };
export const isInRange = ({ shoe_size: size, shoe_size_system: system }: Shoe): boolean =>
  size === null || system === null || size <= 0 || fits(size, shoeSizes[system]);

/** A diver as forms and integrators send them. */
export const diverInput = z
  .strictObject(form)
  .refine(hasAssociation, needsAssociation)
  .refine(({ certification_level: level, certification_number }) => level === 'none' || certification_number, {
    path: ['certification_number'],
    error: errorKey('required.certification_number'),
    when: levelIsChosen,
  })
  .refine(isInRange, needsRange);
export type DiverInput = z.output<typeof diverInput>;

/**
 * A diver whose form is not complete yet: the level is known, a missing name is empty, and other open fields are null.
 */
export type OpenDiver = {
  [Field in keyof DiverInput]: Field extends 'full_name' | 'certification_level'
    ? DiverInput[Field]
    : DiverInput[Field] | null;
};

const isOptional = (field: z.ZodType) => field.safeParse(null).success;
type Optional<Field extends z.ZodType> = null extends z.output<Field> ? Field : ReturnType<typeof optional<Field>>;

/** The form fields, each of which may stay open. */
export const optionalDiver = Object.fromEntries(
  Object.entries(form).map(([name, field]) => [name, isOptional(field) ? field : optional(field)]),
) as { [Field in keyof typeof form]: Optional<(typeof form)[Field]> };

/** The fields a booking requires of everybody, even when the rest is completed later. */
const laterDiver = z
  .strictObject({
    ...optionalDiver,
    ...z.object(form).pick(requiredOfEveryone).shape,
    complete_later: z.literal(true),
  })
  .refine(hasAssociation, needsAssociation)
  .refine(isInRange, needsRange);

/** The form of a diver; with `complete_later`, only the fields needed before the payment. */
const bookedDiver = z
  .discriminatedUnion('complete_later', [
    diverInput.safeExtend({ complete_later: z.literal(false).optional() }),
    laterDiver,
  ])
  .transform(
    ({ complete_later: _, ...diver }): OpenDiver => ({
      ...diver,
      // Forms set the system before a size is typed, and it is required together with the size.
      shoe_size_system: diver.shoe_size === null ? null : diver.shoe_size_system,
    }),
  );

type Found = { value: unknown; issues: readonly { path?: PropertyKey[] | undefined }[] };
const ofTheFirst = (field: 'phone' | 'email') => ({
  path: [0, field],
  error: errorKey(`required.${field}`),
  // Skipped where the form itself requires it.
  when: ({ value, issues }: Found) =>
    Array.isArray(value) && !issues.some(({ path = [] }) => path[0] === 0 && (path.length === 1 || path[1] === field)),
});

/** The divers of a booking; the shop must be able to reach the first of them. */
export const bookedDivers = z
  .array(bookedDiver, errorKey('required.diver'))
  .min(1, errorKey('required.diver'))
  .refine(([first]) => !first || Boolean(first.phone), ofTheFirst('phone'))
  .refine(([first]) => !first || Boolean(first.email), ofTheFirst('email'));

/** A diver as screens, REST and exports show them; nullable fields are null once erased and until filled in. */
export const diverView = z.object({
  full_name: z.string(),
  date_of_birth: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  nationality: z.string().nullable(),
  residence: z.enum(residences).nullable(),
  preferred_language: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  height_cm: z.int().nullable(),
  weight_kg: z.int().nullable(),
  shoe_size: z.number().nullable(),
  shoe_size_system: z.enum(shoeSizeSystems).nullable(),
  dietary_restriction: z.enum(diets).nullable(),
  association: z.enum(associations).nullable(),
  certification_number: z.string().nullable(),
  certification_level: z.enum(certificationLevels),
  last_dive: z.string().nullable(),
  last_dive_range: z.enum(lastDiveRanges).nullable(),
  logged_dives: z.int().nullable(),
  specialties: z.array(z.enum(specialties)).nullable(),
  flight_date: z.string().nullable(),
  flight_time: z.string().nullable(),
  variant: z.number().nullable(),
  equipment: z.array(z.uuid()).nullable(),
  suit_size: z.enum(suitSizes).nullable(),
  own_equipment: z.array(z.enum(ownKit)).nullable(),
  emergency_name: z.string().nullable(),
  emergency_phone: z.string().nullable(),
  emergency_relationship: z.string().nullable(),
  left_dioptres: z.number().nullable(),
  right_dioptres: z.number().nullable(),
} satisfies Record<keyof DiverInput, z.ZodType>);
export type DiverView = z.infer<typeof diverView>;
