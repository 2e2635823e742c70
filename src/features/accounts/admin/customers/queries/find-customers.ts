import { customersMatching, toCustomerView } from '@/features/accounts/admin/customers/data';
import type { CustomerView, FindCustomersInput } from '@/features/accounts/admin/customers/schema';
import { customersByPhone } from '@/features/orders/customers/queries/customers-by-phone';
import type { Ctx } from '@/server/api/context';

const MAX = 8;

/** Finds customers by parts of their name or email, or by a phone number. */
export async function findCustomers({ db }: Ctx, { search }: FindCustomersInput): Promise<CustomerView[]> {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const byPhone = await customersByPhone(db, search);
  return (await customersMatching(db, words, byPhone, MAX)).map(toCustomerView);
}
