import createClient from 'openapi-fetch';
import type { paths } from '../generated/openapi-typescript';
import { activityOn, bookingOn, demoLogin, product, span } from './booking';
import { run } from './program';

const api = createClient<paths>({ baseUrl: `${process.argv[2]}/api` });

type Answer<Data> = { data?: { data: Data }; error?: { code: string; message: string } };

function dataOf<Data>({ data, error }: Answer<Data>): Data {
  if (!data) throw new Error(`${error?.code}: ${error?.message}`);
  return data.data;
}

const at = (uuid: string) => ({ params: { path: { uuid } } });

await run({
  async signIn() {
    const { token } = dataOf(await api.POST('/users/login', { body: demoLogin }));
    api.use({
      onRequest({ request }) {
        request.headers.set('authorization', `Bearer ${token}`);
      },
    });
  },
  async openDays() {
    const days = await api.GET('/users/products/{slug}/availability', {
      params: { path: { slug: product }, query: span },
    });
    return dataOf(days).flatMap(({ date, status, places_left }) =>
      status === 'open' && places_left > 1 ? [date] : [],
    );
  },
  quote: async (day) => dataOf(await api.POST('/users/bookings/quote', { body: activityOn(day) })),
  place: async (day, key) =>
    dataOf(await api.POST('/users/orders', { params: { header: { 'idempotency-key': key } }, body: bookingOn(day) })),
  read: async (uuid) => dataOf(await api.GET('/users/orders/{uuid}', at(uuid))),
  cancel: async (uuid) => dataOf(await api.POST('/users/orders/{uuid}/cancel', at(uuid))),
  refund: async (uuid) => dataOf(await api.POST('/users/orders/{uuid}/refund', at(uuid))),
  async refusalOfCancelling(uuid) {
    const { error } = await api.POST('/users/orders/{uuid}/cancel', at(uuid));
    return error?.code ?? '';
  },
});
