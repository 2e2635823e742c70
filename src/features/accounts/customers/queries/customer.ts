import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import { z } from '../../../../shared/zod';
import { customerById, toCustomerView } from '../data';
import type { CustomerView } from '../schema';

export async function customer({ db }: Ctx, uuid: string): Promise<CustomerView> {
  const found = z.uuid().safeParse(uuid).success ? await customerById(db, uuid) : null;
  if (!found) throw new AppError('not_found');
  return toCustomerView(found);
}
