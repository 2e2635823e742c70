import { personCard } from '@/features/accounts/admin/people/schema';
import { customerFacts } from '@/features/orders/customers/schema';
import { errorKey } from '@/shared/errors/error-key';
import { pageOf } from '@/shared/list/pages';
import { locales } from '@/shared/locale/locales';
import { email, personName, requiredText } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

export const findCustomersInput = z.strictObject({
  search: z.string().trim().max(100),
});
export type FindCustomersInput = z.infer<typeof findCustomersInput>;

export const customerInput = z.strictObject({ uuid: z.string() });

export const createCustomerInput = z.strictObject({
  first_name: personName(errorKey('required.first_name')),
  last_name: personName(errorKey('required.last_name')),
  email,
  /** Language of our emails to the customer. */
  locale: z.enum(locales).default('en'),
});
export type CreateCustomerInput = z.output<typeof createCustomerInput>;

export const customerView = z.object({
  uuid: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  /** Null for a walk-in. */
  email: z.string().nullable(),
  locale: z.enum(locales),
  /** True once the customer has opened an emailed link or entered an emailed code. */
  confirmed: z.boolean(),
});
export type CustomerView = z.infer<typeof customerView>;

/** A customer in the list, with facts from their orders. */
export const customerRow = personCard.extend({
  ...customerFacts.shape,
  /** Latest first. */
  notes: z.array(z.string()),
});
export type CustomerRow = z.infer<typeof customerRow>;
export const customerRows = pageOf(customerRow);

const LONGEST_NOTE = 2000;
const customerNote = z.object({
  uuid: z.uuid(),
  note: z.string(),
  at: z.iso.datetime(),
  /** Null once the author's account is erased. */
  author: z.string().nullable(),
});

export const customerFile = customerFacts.extend({
  uuid: z.uuid(),
  notes: z.array(customerNote),
  /** Other accounts with an order for the same phone number, which may belong to the same person. */
  same_phone: z.array(customerView),
});
export type CustomerFile = z.infer<typeof customerFile>;

export const newNoteInput = z.strictObject({
  uuid: z.string(),
  note: requiredText(errorKey('required.message'), LONGEST_NOTE),
});
export type NewNoteInput = z.output<typeof newNoteInput>;
export const noteRef = z.strictObject({ uuid: z.string(), note: z.string() });
export type NoteRef = z.output<typeof noteRef>;

/** Moves everything that belongs to `other` to the customer `uuid`, and ends `other`. */
export const mergeCustomersInput = z.strictObject({
  uuid: z.string(),
  other: z.string(errorKey('required.customer')).min(1, errorKey('required.customer')),
});
export type MergeCustomersInput = z.output<typeof mergeCustomersInput>;
