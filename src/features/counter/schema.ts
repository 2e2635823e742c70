import { certificationLevels } from '@/features/booking/divers/domain/certification';
import { chosenPerBooking } from '@/features/booking/divers/domain/field-sets';
import { date, optional, phone } from '@/features/booking/divers/domain/input-fields';
import { diverInput, optionalDiver } from '@/features/booking/divers/schema';
import { emergencyContactInput, paymentTypes, withItems } from '@/features/booking/schema';
import { orderItemView } from '@/features/orders/domain/item-view';
import { amount, createOrderFields, longText } from '@/features/orders/schema';
import { errorKey } from '@/shared/errors/error-key';
import { locales } from '@/shared/locale/locales';
import { email, personName, requiredOr } from '@/shared/schema/fields';
import { pickupArea } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';
import { counterMethods } from '@/shared/shop/selling';

const uuid = z.string();

export const receiptInput = z.strictObject({ uuid: z.string(), receipt: z.uuid() });

export const mailReceiptInput = z.strictObject({ ...receiptInput.shape, email });

/** A numbered receipt, in the language of the guest. */
export const receiptView = z.object({
  uuid: z.uuid(),
  number: z.string(),
  booking_id: z.string(),
  /** Names what was booked. */
  title: z.string(),
  name: z.string(),
  /** The phone number to send the receipt to; null when none is known. */
  phone: z.string().nullable(),
  /** The customer's email address; null for a walk-in. */
  email: z.string().nullable(),
  locale: z.string(),
  issued_at: z.iso.datetime(),
  taken_by: z.string().nullable(),
  /** The shop's tax number; null when the shop has entered none. */
  tax_number: z.string().nullable(),
  /** The days of the trip, without ended items unless all have ended. */
  items: z.array(
    orderItemView
      .pick({
        uuid: true,
        activity_date: true,
        activity_time: true,
        several_departures: true,
        pickup_window: true,
        return_window: true,
        meeting_time: true,
        fees: true,
      })
      .extend({ title: z.string() }),
  ),
  pickup_area: pickupArea.nullable(),
  pickup_address: z.string().nullable(),
  /** The amount still to be paid now, excluding the amount on account. */
  to_pay: z.int(),
  on_account: z.int(),
  total: z.int(),
  lines: z.array(
    z.object({
      uuid: z.uuid(),
      method: z.string(),
      amount: z.int(),
      received: z.int().nullable(),
      change: z.int().nullable(),
      /** True if the payment was entered by mistake. */
      reversed: z.boolean(),
    }),
  ),
});
export type ReceiptView = z.infer<typeof receiptView>;

const received = z.int().min(1, errorKey('invalid.too_small')).optional();
const counterLine = z.strictObject({
  method: z.enum(counterMethods),
  amount,
  /** The amount handed over; the difference is the change. */
  received,
});
/** One payment, or several in `payments`. */
export const onSitePaymentInput = z
  .strictObject({
    uuid,
    amount: amount.optional(),
    method: z.enum(counterMethods).optional(),
    received,
    payments: z.array(counterLine).min(1, errorKey('required.amount')).max(10).optional(),
    /** True if the money settles the amount on account rather than other debts. */
    for_account: z.boolean().default(false),
    idempotency_key: createOrderFields.shape.idempotency_key.optional(),
  })
  .refine(({ payments, amount: one }) => (payments === undefined) !== (one === undefined), {
    path: ['amount'],
    error: errorKey('required.amount'),
  })
  .refine(({ payments, method }) => (payments === undefined) !== (method === undefined), {
    path: ['method'],
    error: errorKey('required.field'),
  });
export type OnSitePaymentInput = z.output<typeof onSitePaymentInput>;
/** A ledger entry that was made by mistake. */
export const reversalInput = z.strictObject({ uuid, entry: z.uuid(), reason: longText(errorKey('required.reason')) });
/** A payment that was just taken. */
export const undoPaymentInput = z.strictObject({ uuid, entry: z.uuid() });
export const lowerDueInput = z.strictObject({
  uuid,
  due_now: z.int(requiredOr(errorKey('required.amount'), errorKey('invalid.not_a_number'))).min(0),
  reason: longText(errorKey('required.reason')),
});
/** The facts of a diver known at the counter; the rest of the form is completed later. */
export const counterDiver = z.strictObject({
  ...z.object(optionalDiver).omit(chosenPerBooking).partial().shape,
  full_name: z.string().trim().max(100, errorKey('invalid.too_long')).default(''),
  certification_level: z.enum(certificationLevels).default('none'),
  /** Required for the child price. */
  date_of_birth: optional(date(errorKey('required.date_of_birth'))).default(null),
});

/** A booking taken by phone or at the counter. */
export const counterBookingInput = withItems(
  createOrderFields.omit({ divers: true, emergency_contact: true, idempotency_key: true, payment_type: true }).extend({
    idempotency_key: createOrderFields.shape.idempotency_key.optional(),
    payment_type: z.enum(paymentTypes).default('down_payment'),
    /** A known customer; without one, the guest becomes a customer who cannot sign in. */
    customer: z.uuid().optional(),
    /** The guest's name. */
    name: personName(errorKey('required.name')),
    phone,
    /** The language of everything the guest reads. */
    locale: z.enum(locales).default('en'),
    divers: z.array(counterDiver).min(1, errorKey('required.diver')),
    /** Until when the seats are held unpaid; defaults to the usual time. */
    hold_until: z.iso.datetime({ offset: true }).optional(),
    /** The amounts settled at once. */
    payments: z.array(counterLine).max(10).default([]),
    /** The amount the order needs to count as paid, lowered with a reason. */
    due_now: z.int().min(0).optional(),
    due_reason: z.string().trim().max(2000).optional(),
    /** Why staff take divers along who do not fit yet. */
    fit_override: longText(errorKey('required.reason')).optional(),
  }),
).refine(({ due_now, due_reason }) => due_now === undefined || due_reason, {
  path: ['due_reason'],
  error: errorKey('required.reason'),
});
export type CounterBookingInput = z.output<typeof counterBookingInput>;
/** The fields of a diver's form to fill in; others stay unchanged. */
export const fillInInput = z.strictObject({
  uuid,
  /** The diver's position, from 0; REST passes it as text in the path. */
  diver: z.union([
    z.int().min(0),
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number),
  ]),
  ...z.object(diverInput.shape).partial().shape,
});
export type FillInInput = z.output<typeof fillInInput>;
export const emergencyInput = z.strictObject({ uuid, ...emergencyContactInput.shape });
