import { client } from '../generated/hey-api/client.gen';
import {
  getUsersOrdersUuid,
  getUsersProductsSlugAvailability,
  postUsersBookingsQuote,
  postUsersLogin,
  postUsersOrders,
  postUsersOrdersUuidCancel,
  postUsersOrdersUuidRefund,
} from '../generated/hey-api/sdk.gen';
import { activityOn, bookingOn, demoLogin, product, span } from './booking';
import { run } from './program';

client.setConfig({ baseUrl: `${process.argv[2]}/api` });

type Answer<Data> = { data?: { data: Data } | undefined; error?: unknown };

function dataOf<Data>({ data, error }: Answer<Data>): Data {
  if (!data) throw new Error(JSON.stringify(error));
  return data.data;
}

const at = (uuid: string) => ({ path: { uuid } });

await run({
  async signIn() {
    const { token } = dataOf(await postUsersLogin({ body: demoLogin }));
    client.setConfig({ auth: token });
  },
  async openDays() {
    const days = await getUsersProductsSlugAvailability({ path: { slug: product }, query: span });
    return dataOf(days).flatMap(({ date, status, places_left }) =>
      status === 'open' && places_left > 1 ? [date] : [],
    );
  },
  quote: async (day) => dataOf(await postUsersBookingsQuote({ body: activityOn(day) })),
  place: async (day, key) =>
    dataOf(await postUsersOrders({ headers: { 'idempotency-key': key }, body: bookingOn(day) })),
  read: async (uuid) => dataOf(await getUsersOrdersUuid(at(uuid))),
  cancel: async (uuid) => dataOf(await postUsersOrdersUuidCancel(at(uuid))),
  refund: async (uuid) => dataOf(await postUsersOrdersUuidRefund(at(uuid))),
  async refusalOfCancelling(uuid) {
    const { error } = await postUsersOrdersUuidCancel(at(uuid));
    return error?.code ?? '';
  },
});
