import { staffWith } from '@/features/accounts/admin/people/queries/staff-with';
import type { Tx } from '@/server/database/db';
import { fieldError } from '@/shared/errors/errors';
import type { Shop } from '@/shared/shop/sections';

/** Approval needs a second account with the right `money`. */
export async function refuseWithoutSecond(tx: Tx, { second_person_above: above }: Shop['refunds']): Promise<void> {
  if (above === null) return;
  if ((await staffWith(tx, 'money')).length < 2) throw fieldError('second_person_above', 'invalid.no_second_person');
}
