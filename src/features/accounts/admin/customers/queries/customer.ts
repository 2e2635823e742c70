import { customerById, toCustomerView } from '@/features/accounts/admin/customers/data';
import type { CustomerView } from '@/features/accounts/admin/customers/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { z } from '@/shared/schema/zod';

export async function customer({ db }: Ctx, uuid: string): Promise<CustomerView> {
  const found = z.uuid().safeParse(uuid).success ? await customerById(db, uuid) : null;
  if (!found) throw new AppError('not_found');
  return toCustomerView(found);
}
