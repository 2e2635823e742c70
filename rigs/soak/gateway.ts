import { startFakeXendit } from '../../src/test/fake-xendit';
import type { PayAt } from '../traffic/bookings';
import { json } from '../traffic/requests';

export type SoakGateway = Awaited<ReturnType<typeof startFakeXendit>>;

/** Listens on loopback; the site calls it over HTTP like the real one, so it can be made slow. */
export const startGateway = startFakeXendit;

/** Pays on the gateway's page; the gateway repeats its callback until it is answered. */
export const payAtGateway =
  (gateway: SoakGateway): PayAt =>
  async (requests, url) => {
    const session = [...gateway.sessions.values()].findLast(({ payment_link_url }) => payment_link_url === url);
    if (!session) throw new Error(`The gateway has no session ${url}.`);
    const { reference_id, payment_session_id } = session;
    gateway.pay(reference_id);
    const data = { payment_session_id, reference_id, status: 'COMPLETED' };
    const { headers, body } = gateway.callback('payment_session.completed', data);
    const init = { method: 'POST', headers: { ...json, ...headers }, body };
    const answer = await requests.sendUntilAnswered('callback', '/api/payments/xendit/webhook', init);
    if (answer.status !== 200) requests.refuse('callback', answer);
    return answer.status === 200;
  };

/** Counts payments that were refunded more than once. */
export function refundedTwice({ refunds }: SoakGateway): number {
  const payments = [...refunds.values()].map(({ payment_request_id }) => payment_request_id);
  return payments.length - new Set(payments).size;
}
