import { operator } from '@/config/operator';
import { isoDate } from '@/features/booking/divers/domain/age';
import { associations, certificationLevels } from '@/features/booking/divers/domain/certification';
import { type ErrorKey, errorKey } from '@/shared/errors/error-key';
import { isCountry, spokenLanguages } from '@/shared/schema/countries';
import { email, personName, requiredOr, requiredText } from '@/shared/schema/fields';
import { genders } from '@/shared/schema/genders';
import { isPossiblePhone } from '@/shared/schema/phone';
import { z } from '@/shared/schema/zod';

export const diets = ['none', 'vegetarian', 'vegan', 'gluten_free', 'kosher', 'halal', 'no_seafood', 'other'] as const;
export const paymentTypes = ['down_payment', 'full_payment'] as const;
export const pickupAreas = operator.pickup.map(({ area }) => area);

/** The sizes that exist, so that a typing error is noticed before the fins are packed. */
const shoeSizes = {
  EU: { from: 20, to: 52 },
  US: { from: 1, to: 17 },
  UK: { from: 1, to: 17 },
  cm: { from: 13, to: 34 },
} as const;
export const shoeSizeSystems = ['EU', 'US', 'UK', 'cm'] as const;
const heights = { from: 80, to: 230 } as const;
const weights = { from: 15, to: 200 } as const;

const fits = (value: number, { from, to }: { from: number; to: number }) => value >= from && value <= to;

const LONGEST_PHONE = 25;
const LONGEST_TEXT = 2000;
const MOST_ADD_ONS = 30;

const phone = requiredText(errorKey('required.phone'), LONGEST_PHONE).refine((number) => isPossiblePhone(number), {
  error: errorKey('invalid.phone_number'),
});

/** Absent, null and blank all mean no value. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());

const date = (required: ErrorKey) =>
  z.preprocess(
    isoDate,
    z
      .string(required)
      .min(1, required)
      .pipe(z.iso.date(errorKey('invalid.date'))),
  );
const choice = <const T extends readonly string[]>(options: T, required: ErrorKey) =>
  z.enum(options, requiredOr(required));
const measure = (required: ErrorKey, { from, to }: { from: number; to: number }) =>
  z
    .int(requiredOr(required, errorKey('invalid.not_a_number')))
    .min(from, errorKey('invalid.too_small'))
    .max(to, errorKey('invalid.too_big'));

/** Lets this refinement run beside faults of other fields, not only after they are right. */
const levelIsChosen = ({ value }: { value: unknown }) =>
  z.object({ certification_level: z.enum(certificationLevels) }).safeParse(value).success;
const shoeIsMeasured = ({ value }: { value: unknown }) =>
  z.object({ shoe_size: z.number(), shoe_size_system: z.enum(shoeSizeSystems) }).safeParse(value).success;

export const diverInput = z
  .strictObject({
    full_name: personName(errorKey('required.full_name')),
    date_of_birth: date(errorKey('required.date_of_birth')),
    gender: choice(genders, errorKey('required.gender')),
    nationality: z
      .string(errorKey('required.nationality'))
      .refine(isCountry, requiredOr(errorKey('required.nationality'))),
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
    variant: optional(z.number(errorKey('invalid.variant'))),
  })
  .refine(({ certification_level: level, association }) => level === 'none' || association, {
    path: ['association'],
    error: errorKey('required.association'),
    when: levelIsChosen,
  })
  .refine(({ certification_level: level, certification_number }) => level === 'none' || certification_number, {
    path: ['certification_number'],
    error: errorKey('required.certification_number'),
    when: levelIsChosen,
  })
  .refine(({ shoe_size, shoe_size_system: system }) => shoe_size <= 0 || fits(shoe_size, shoeSizes[system]), {
    path: ['shoe_size'],
    error: errorKey('invalid.shoe_size_range'),
    when: shoeIsMeasured,
  });
export type DiverInput = z.output<typeof diverInput>;

const emergencyContactInput = z.strictObject({
  name: personName(errorKey('required.name')),
  phone,
  relationship: optional(z.string().trim().max(100, errorKey('invalid.too_long'))),
  message: optional(z.string().trim().max(LONGEST_TEXT, errorKey('invalid.too_long'))),
});

/** The first step: product, day and quantity. */
const activity = {
  product: requiredText(errorKey('required.product')),
  variant: optional(z.uuid()),
  activity_date: date(errorKey('required.activity_date')),
  quantity: z
    .int(requiredOr(errorKey('required.packages'), errorKey('invalid.not_a_number')))
    .min(1, errorKey('invalid.too_small')),
  payment_type: choice(paymentTypes, errorKey('required.payment_type')),
  add_ons: z
    .array(z.strictObject({ add_on: z.uuid(), quantity: z.int().min(1) }))
    .max(MOST_ADD_ONS)
    .refine((chosen) => new Set(chosen.map(({ add_on }) => add_on)).size === chosen.length, errorKey('invalid.field'))
    .default([]),
};

const people = {
  pickup_area: optional(z.enum(pickupAreas)),
  pickup_address: optional(z.string().trim().max(300, errorKey('invalid.too_long'))),
  inquiry: optional(z.string().trim().max(LONGEST_TEXT, errorKey('invalid.too_long'))),
  divers: z.array(diverInput, errorKey('required.diver')).min(1, errorKey('required.diver')),
  emergency_contact: emergencyContactInput,
};

export const bookingInput = z.strictObject({ ...activity, ...people });
export type BookingInput = z.output<typeof bookingInput>;

/** A price needs only these fields; the rest of a booking may be sent along and is not read. */
export const quoteInput = z.strictObject({
  ...activity,
  ...Object.fromEntries(Object.keys(people).map((field) => [field, z.unknown().optional()])),
} as typeof activity & { [field in keyof typeof people]: z.ZodOptional<z.ZodUnknown> });
export type QuoteInput = z.output<typeof quoteInput>;

export const quoteView = z.object({
  lines: z.array(z.object({ label: z.string(), quantity: z.int(), unit_price: z.int(), amount: z.int() })),
  activity_fee: z.int(),
  add_on_fee: z.int(),
  discount: z.int(),
  total: z.int(),
  due_now: z.int(),
  remaining_balance: z.int(),
});
export type QuoteView = z.infer<typeof quoteView>;

export const visitorCountryView = z.object({ country: z.string().nullable() });
export type VisitorCountry = z.infer<typeof visitorCountryView>;
