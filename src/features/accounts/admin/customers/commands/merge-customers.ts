import { lockCustomers, moveReferences, toCustomerView } from '@/features/accounts/admin/customers/data';
import { mayStay } from '@/features/accounts/admin/customers/domain/merge-direction';
import type { MergeCustomersInput } from '@/features/accounts/admin/customers/schema';
import { eraseAccount } from '@/features/accounts/settings/data';
import { record } from '@/features/audit/commands/record';
import { eraseDraft } from '@/features/booking/saved/commands/erase-draft';
import { lockOrdersOf } from '@/features/orders/commands/lock-orders-of';
import type { Ctx } from '@/server/api/context';
import { AppError, fieldError } from '@/shared/errors/errors';
import { nameOrEmail } from '@/shared/locale/name-order';
import { isUuid } from '@/shared/schema/ids';

/**
 * Merges two accounts of one person: everything that belongs to `other` moves to the account that stays, and nobody can
 * sign in with `other` any more. Locks orders before accounts, as placing an order does, so a concurrent order is moved
 * too, or is refused because its buyer is gone. Treats staff accounts as not found. Refuses to end the account that its
 * owner can sign in with.
 */
export async function mergeCustomers(ctx: Ctx, { uuid, other }: MergeCustomersInput): Promise<void> {
  if (!isUuid(uuid) || !isUuid(other)) throw new AppError('not_found');
  if (uuid === other) throw fieldError('other', 'invalid.field');
  await ctx.db.$transaction(async (tx) => {
    await lockOrdersOf(tx, [uuid, other]);
    const accounts = await lockCustomers(tx, [uuid, other]);
    const [stays, goes] = [uuid, other].map((id) => accounts.find((account) => account.id === id));
    if (!stays || !goes) throw new AppError('not_found');
    if (!mayStay(toCustomerView(stays), toCustomerView(goes))) throw fieldError('other', 'invalid.other_signs_in');
    await moveReferences(tx, goes, stays.id);
    await eraseDraft(tx, goes.id);
    await eraseAccount(tx, goes.id, ctx.now);
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'user',
      entityId: stays.id,
      label: nameOrEmail(stays),
      after: { merged_account: nameOrEmail(goes), email: goes.email },
    });
  });
}
