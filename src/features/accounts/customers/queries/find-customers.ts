import type { Ctx } from '../../../../server/context';
import { customersMatching, toCustomerView } from '../data';
import type { CustomerView, FindCustomersInput } from '../schema';

const MOST = 8;

/** The first few customers in whose names or address every word is found. */
export async function findCustomers({ db }: Ctx, { search }: FindCustomersInput): Promise<CustomerView[]> {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return (await customersMatching(db, words, MOST)).map(toCustomerView);
}
