import { phone } from '@/features/booking/divers/domain/input-fields';
import { diverInput, diverView } from '@/features/booking/divers/schema';
import { doubleBooking } from '@/features/booking/double-bookings/schema';
import { contactFields, emergencyContactView, packages } from '@/features/booking/schema';
import { departureTime } from '@/features/catalogue/domain/departure-time';
import { addOnUnits } from '@/features/catalogue/schema';
import { changeKinds } from '@/features/orders/domain/change-kinds';
import { refundWays } from '@/features/payments/schema';
import { errorKey } from '@/shared/errors/error-key';
import { locales } from '@/shared/locale/locales';
import { day, personName, requiredText } from '@/shared/schema/fields';
import { pickupArea } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';

const MAX_ADD_ONS = 30;

const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** The fields of a form; a null field stays open and is requested later. */
const { certification_level, ...fields } = diverInput.shape;
const optional: Record<string, z.ZodType> = Object.fromEntries(
  Object.entries(fields).map(([name, field]) => [name, field.nullable().optional()]),
);
const open = optional as {
  [Name in keyof typeof fields]: z.ZodOptional<z.ZodNullable<(typeof fields)[Name]>>;
};

/** The changed fields of an existing person, or a new person, who needs only a level. */
const diverChange = z.strictObject({
  ...open,
  certification_level: certification_level.optional(),
  /** The position among the divers before the edit; absent for a new person. */
  diver: z.int().min(0).optional(),
});
export type DiverChange = z.output<typeof diverChange>;

/** The changes to a booked item; omitted fields stay as agreed. */
const itemChange = z.strictObject({
  item: z.uuid(),
  /** The slug of another product, at its current price. */
  product: requiredText(errorKey('required.product')).optional(),
  variant: z.uuid().nullable().optional(),
  activity_date: day.optional(),
  activity_time: departureTime.optional(),
  /** In packages, or halves of them where the product allows that. */
  quantity: packages.optional(),
  /** All add-ons of the item after the edit. */
  add_ons: z
    .array(z.strictObject({ add_on: z.uuid(), quantity: z.int().min(1, errorKey('invalid.too_small')) }))
    .max(MAX_ADD_ONS)
    .refine((chosen) => isDistinct(chosen.map(({ add_on }) => add_on)), errorKey('invalid.field'))
    .optional(),
  /** Positions in `divers` of this edit, or of the order if the edit has no `divers`. */
  divers: z
    .array(z.int().min(0))
    .min(1, errorKey('required.diver'))
    .refine(isDistinct, errorKey('invalid.field'))
    .optional(),
});
export type ItemChange = z.output<typeof itemChange>;

/** The settlement of the difference: `collect` it on site, `refund` an overpayment, or `leave` the old total. */
const settlements = ['collect', 'refund', 'leave'] as const;

const editFields = {
  uuid: z.string(),
  /** The `version` of the order that the caller saw; without it, the current order is changed. */
  version: z.string().max(100).optional(),
  ...contactFields.partial().shape,
  /** The name and contact details of a guest without an account. */
  guest: z
    .strictObject({ name: personName(errorKey('required.name')), phone })
    .partial()
    .optional(),
  /** The language of everything the customer reads about this order. */
  locale: z.enum(locales).optional(),
  /** All people after the edit; people left out leave the order. Without this field, everybody stays. */
  divers: z
    .array(diverChange)
    .min(1, errorKey('required.diver'))
    .refine((people) => isDistinct(people.flatMap(({ diver }) => diver ?? [])), errorKey('invalid.field'))
    .optional(),
  items: z
    .array(itemChange)
    .refine((items) => isDistinct(items.map(({ item }) => item)), errorKey('invalid.field'))
    .optional(),
};

export const previewInput = z.strictObject(editFields);
export type PreviewInput = z.output<typeof previewInput>;

export const editInput = z.strictObject({
  ...editFields,
  settle: z.enum(settlements, errorKey('required.settlement')).optional(),
  /** Defaults to the way the money came. */
  how: z.enum(refundWays).optional(),
  /** Required to leave a price as it was, or to refund. */
  reason: z.string().trim().max(2000, errorKey('invalid.too_long')).optional(),
  /** Email the changes to the customer. */
  notify: z.boolean().default(false),
});
export type EditInput = z.output<typeof editInput>;

export const orderToEditInput = z.strictObject({ uuid: z.string() });

/** Initial state of the edit form. */
export const editableOrder = z.object({
  uuid: z.uuid(),
  version: z.string(),
  booking_id: z.string(),
  status: z.string(),
  pickup_area: pickupArea.nullable(),
  pickup_address: z.string().nullable(),
  inquiry: z.string().nullable(),
  emergency_contact: emergencyContactView.nullable(),
  /** Null for a customer with an account, who sets their own name and contact details. */
  guest: z.object({ name: z.string(), phone: z.string() }).nullable(),
  locale: z.enum(locales),
  divers: z.array(diverView),
  items: z.array(
    z.object({
      uuid: z.uuid(),
      product: z.string(),
      title: z.string(),
      variant: z.uuid().nullable(),
      activity_date: z.string(),
      activity_time: z.string(),
      quantity: z.number(),
      divers_per_package: z.int(),
      add_ons: z.array(z.object({ add_on: z.uuid(), name: z.string(), quantity: z.int(), price: z.int() })),
      divers: z.array(z.int()),
    }),
  ),
});
export type EditableOrder = z.infer<typeof editableOrder>;

export const editChoicesInput = z.strictObject({ product: z.string().max(200).optional() });

/** Products to which an item can be changed, and the choices of one product, at current prices. */
export const editChoices = z.object({
  products: z.array(z.object({ slug: z.string(), title: z.string() })),
  product: z
    .object({
      slug: z.string(),
      divers_per_package: z.int(),
      allow_half_package: z.boolean(),
      max_quantity: z.int(),
      variants: z.array(z.object({ uuid: z.uuid(), name: z.string(), price: z.int() })),
      add_ons: z.array(
        z.object({ uuid: z.uuid(), name: z.string(), price: z.int(), unit: z.enum(addOnUnits), maximum: z.int() }),
      ),
    })
    .nullable(),
});
export type EditChoices = z.infer<typeof editChoices>;

/** Holds no seats: they are claimed again on saving. */
export const editPreview = z.object({
  changes: z.array(z.enum(changeKinds)),
  /** The price of the booked items, before and after. */
  total_before: z.int(),
  total: z.int(),
  difference: z.int(),
  /** Still to be paid on site, before and after; of an unpaid order, what is due at once and what on site. */
  outstanding_before: z.int(),
  outstanding: z.int(),
  due_now: z.int(),
  /** Amount paid beyond the new total, which must be refunded unless the price is kept. */
  excess: z.int(),
  settlements: z.array(z.enum(settlements)),
  /** `free` is false with the item that lacks seats and the reason; null when no item takes other seats. */
  seats: z.object({ free: z.boolean(), item: z.uuid().nullable(), message: z.string().nullable() }).nullable(),
  /** The people who would be on another order at the same time. */
  double_bookings: z.array(doubleBooking),
  items: z.array(
    z.object({
      uuid: z.uuid(),
      title: z.string(),
      total_before: z.int(),
      total: z.int(),
      lines: z.array(z.object({ label: z.string(), quantity: z.number(), unit_price: z.int(), amount: z.int() })),
    }),
  ),
});
export type EditPreview = z.infer<typeof editPreview>;
