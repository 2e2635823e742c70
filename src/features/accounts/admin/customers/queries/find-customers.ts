import { customersMatching, toCustomerView } from '@/features/accounts/admin/customers/data';
import type { CustomerView, FindCustomersInput } from '@/features/accounts/admin/customers/schema';
import type { Ctx } from '@/server/api/context';

const MAX = 8;

export async function findCustomers({ db }: Ctx, { search }: FindCustomersInput): Promise<CustomerView[]> {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return (await customersMatching(db, words, MAX)).map(toCustomerView);
}
