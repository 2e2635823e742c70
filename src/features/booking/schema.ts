import { choice, date, optional, phone } from '@/features/booking/divers/domain/input-fields';
import { bookedDivers, type DiverInput } from '@/features/booking/divers/schema';
import { doubleBooking } from '@/features/booking/double-bookings/schema';
import { departureTime } from '@/features/catalogue/domain/departure-time';
import { errorKey } from '@/shared/errors/error-key';
import { personName, requiredOr, requiredText } from '@/shared/schema/fields';
import { pickupArea } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';
import { feePayments, feePeriods, feeRefunds } from '@/shared/shop/fees';

export const paymentTypes = ['down_payment', 'full_payment'] as const;

const LONGEST_TEXT = 2000;
const MAX_ADD_ONS = 30;
const MAX_COMPANIONS = 100;
const MAX_ITEMS = 20;
const MAX_PACKAGES = 10_000;

export const emergencyContactInput = z.strictObject({
  name: personName(errorKey('required.name')),
  phone,
  relationship: optional(z.string().trim().max(100, errorKey('invalid.too_long'))),
  message: optional(z.string().trim().max(LONGEST_TEXT, errorKey('invalid.too_long'))),
});

type EmergencyContact = z.output<typeof emergencyContactInput>;

const blank = z.preprocess((value) => (value === '' || value === undefined ? null : value), z.null()).optional();
/** The emergency contact; with `complete_later`, none yet. */
const bookedContact = z
  .discriminatedUnion('complete_later', [
    emergencyContactInput.extend({ complete_later: z.literal(false).optional() }),
    z.strictObject({
      name: blank,
      phone: blank,
      relationship: blank,
      message: blank,
      complete_later: z.literal(true),
    }),
  ])
  .transform((contact): EmergencyContact | null => {
    if (contact.complete_later) return null;
    const { complete_later: _, ...given } = contact;
    return given;
  });

const product = requiredText(errorKey('required.product'));
const activityDate = date(errorKey('required.activity_date'));
/** In packages, or in halves of them when the product allows that: 1.5 is three people. */
export const packages = z
  .number(requiredOr(errorKey('required.packages'), errorKey('invalid.not_a_number')))
  .multipleOf(0.5, errorKey('invalid.half_packages'))
  .min(0.5, errorKey('invalid.too_few_packages'))
  .max(MAX_PACKAGES, errorKey('invalid.too_big'));

/** The first step: product, day and quantity. */
const activity = {
  product,
  variant: optional(z.uuid()),
  activity_date: activityDate,
  /** The departure time, `07:30`; absent, null and blank mean the first departure with room for everybody. */
  activity_time: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    departureTime.optional(),
  ),
  quantity: packages,
  payment_type: choice(paymentTypes, errorKey('required.payment_type')),
  add_ons: z
    .array(z.strictObject({ add_on: z.uuid(), quantity: z.int().min(1) }))
    .max(MAX_ADD_ONS)
    .refine((chosen) => new Set(chosen.map(({ add_on }) => add_on)).size === chosen.length, errorKey('invalid.field'))
    .default([]),
  /** The names of companions, in any order; a companion without a name is described by a guest's name. */
  companions: z
    .array(optional(personName(errorKey('required.name'))))
    .max(MAX_COMPANIONS)
    .optional(),
};

const { payment_type: _, ...itemFields } = activity;

/** An item of a booking, for the people at these positions in its list. */
const itemInput = z.strictObject({
  ...itemFields,
  divers: z
    .array(z.int().min(0))
    .min(1, errorKey('required.diver'))
    .refine((positions) => new Set(positions).size === positions.length, errorKey('invalid.field')),
});

/** Either the fields of one item with everybody on it, or several items. */
const oneOrMore = {
  ...activity,
  product: product.optional(),
  activity_date: activityDate.optional(),
  quantity: packages.optional(),
  items: z.array(itemInput).min(1, errorKey('required.product')).max(MAX_ITEMS).optional(),
};

/** Contact and pickup details of the guests, and their questions. */
export const contactFields = z.strictObject({
  pickup_area: optional(pickupArea),
  pickup_address: optional(z.string().trim().max(300, errorKey('invalid.too_long'))),
  inquiry: optional(z.string().trim().max(LONGEST_TEXT, errorKey('invalid.too_long'))),
  emergency_contact: emergencyContactInput,
});

const people = {
  ...contactFields.shape,
  emergency_contact: bookedContact,
  divers: bookedDivers,
};

export const bookingInput = z.strictObject({ ...activity, ...people });
/** A booking with complete forms. */
export type BookingInput = Omit<z.output<typeof bookingInput>, 'divers' | 'emergency_contact'> & {
  divers: DiverInput[];
  emergency_contact: EmergencyContact;
};

/** A booking of one or several items, as integrators and staff send it. */
export const placingFields = z.strictObject({ ...oneOrMore, ...people });
export type Placing = z.output<typeof placingFields>;

type Either = Partial<Pick<Placing, 'product' | 'activity_date' | 'quantity' | 'items'>>;
const always = { when: () => true };

/** Refuses a booking that has neither items nor the fields of a single item, or that has both. */
export const withItems = <Schema extends z.ZodType<Either>>(schema: Schema) =>
  schema
    .refine(({ items, product: slug }) => items || slug !== undefined, {
      ...always,
      path: ['product'],
      error: errorKey('required.product'),
    })
    .refine(({ items, activity_date: day }) => items || day !== undefined, {
      ...always,
      path: ['activity_date'],
      error: errorKey('required.activity_date'),
    })
    .refine(({ items, quantity }) => items || quantity !== undefined, {
      ...always,
      path: ['quantity'],
      error: errorKey('required.packages'),
    })
    .refine(({ items, product: slug, activity_date: day, quantity }) => !items || !(slug ?? day ?? quantity), {
      ...always,
      path: ['items'],
      error: errorKey('invalid.field'),
    });

/** A price needs only these fields; other fields of a booking are accepted and ignored. */
export const quoteInput = withItems(
  z.strictObject({
    ...oneOrMore,
    ...Object.fromEntries(Object.keys(people).map((field) => [field, z.unknown().optional()])),
  } as typeof oneOrMore & { [field in keyof typeof people]: z.ZodOptional<z.ZodUnknown> }),
);
export type QuoteInput = z.output<typeof quoteInput>;

/** A fee of a park or an authority for all people of an item, or of the booking. */
export const feeView = z.object({
  id: z.uuid(),
  name: z.string(),
  per: z.enum(feePeriods),
  payment: z.enum(feePayments),
  refund: z.enum(feeRefunds),
  people: z.int(),
  amount: z.int(),
  /** True until nationality, residence and age of everybody are known; the amount can then only fall. */
  at_most: z.boolean(),
});
export type FeeView = z.infer<typeof feeView>;

const price = {
  lines: z.array(z.object({ label: z.string(), quantity: z.number(), unit_price: z.int(), amount: z.int() })),
  activity_fee: z.int(),
  add_on_fee: z.int(),
  discount: z.int(),
  /** The part of the total that the shop collects for parks and authorities. */
  passed_on: z.int(),
  total: z.int(),
  due_now: z.int(),
  remaining_balance: z.int(),
  /** Everything to be paid on the day: the rest of the total, and the fees that guests pay at the gate. */
  due_on_site: z.int(),
  fees: z.array(feeView),
};

/** The total price, and the price of each item in input order. */
export const quoteView = z.object({
  ...price,
  items: z.array(z.object(price)),
  /**
   * People on another order at the same time, to confirm before booking: among the caller's own orders; for staff,
   * among all.
   */
  double_bookings: z.array(doubleBooking),
});
export type QuoteView = z.infer<typeof quoteView>;

export const visitorCountryView = z.object({ country: z.string().nullable() });

export const emergencyContactView = z.object({
  name: z.string(),
  phone: z.string(),
  relationship: z.string().nullable(),
  message: z.string().nullable(),
});
export type EmergencyContactView = z.infer<typeof emergencyContactView>;
