import { toCustomerView } from '@/features/accounts/admin/customers/data';
import type { CreateCustomerInput, CustomerView } from '@/features/accounts/admin/customers/schema';
import { insertAccount } from '@/features/accounts/data';
import { newPasswordPath } from '@/features/accounts/domain/links';
import { record } from '@/features/audit/commands/record';
import type { Ctx } from '@/server/api/context';
import { queueMail } from '@/server/mail/outbox';
import { fieldError } from '@/shared/errors/errors';
import { fullName, spokenName } from '@/shared/locale/name-order';

/**
 * Creates an account without a password for a customer on the phone. The customer sets a password with an emailed code,
 * which also confirms the address.
 */
export function createCustomer(ctx: Ctx, input: CreateCustomerInput): Promise<CustomerView> {
  const { first_name, last_name, email, locale } = input;
  return ctx.db.$transaction(async (tx) => {
    const made = await insertAccount(tx, {
      email,
      firstName: first_name,
      lastName: last_name,
      locale,
      passwordHash: null,
    });
    if (!made) throw fieldError('email', 'invalid.email_taken');
    await queueMail(tx, {
      to: email,
      locale,
      template: 'account_made',
      about: [made.id],
      params: { name: spokenName(input), path: newPasswordPath(email) },
    });
    await record(tx, {
      ctx,
      action: 'create',
      entity: 'user',
      entityId: made.id,
      label: fullName(input),
      after: { email, locale },
    });
    return toCustomerView(made);
  });
}
