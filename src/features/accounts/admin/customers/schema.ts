import { errorKey } from '@/shared/errors/error-key';
import { locales } from '@/shared/locale/locales';
import { email, personName } from '@/shared/schema/fields';
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
  /** The language of our mails to the customer. */
  locale: z.enum(locales).default('en'),
});
export type CreateCustomerInput = z.output<typeof createCustomerInput>;

export const customerView = z.object({
  uuid: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  locale: z.enum(locales),
  /** True once the customer has opened a link or code from our mail, which proves the address. */
  confirmed: z.boolean(),
});
export type CustomerView = z.infer<typeof customerView>;
