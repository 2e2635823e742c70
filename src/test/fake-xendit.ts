import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Call, type Reply, startFakeServer } from './fake-server';

const address = z.url({ protocol: /^https?$/ });
const newSession = z.strictObject({
  reference_id: z.string().min(1).max(64),
  session_type: z.literal('PAY'),
  mode: z.literal('PAYMENT_LINK'),
  amount: z.int().positive(),
  currency: z.literal('IDR'),
  country: z.literal('ID'),
  customer: z.strictObject({
    reference_id: z.string().min(1),
    type: z.literal('INDIVIDUAL'),
    email: z.email(),
    individual_detail: z.strictObject({ given_names: z.string().min(1) }),
  }),
  locale: z.enum(['en', 'id']),
  description: z.string().min(1).max(1000),
  expires_at: z.iso.datetime().refine((at) => Date.parse(at) > Date.now()),
  success_return_url: address,
  cancel_return_url: address,
});
const newRefund = z.strictObject({
  reference_id: z.string().min(1).max(255),
  payment_request_id: z.string().startsWith('pr-'),
  currency: z.literal('IDR'),
  amount: z.int().positive(),
  reason: z.enum(['CANCELLATION', 'REQUESTED_BY_CUSTOMER', 'DUPLICATE', 'OTHERS']),
});

type Session = z.infer<typeof newSession> & {
  payment_session_id: string;
  status: 'ACTIVE' | 'COMPLETED' | 'EXPIRED' | 'CANCELED';
  payment_link_url: string;
  payment_id: string | null;
  payment_request_id: string | null;
};
type Payment = { id: string; amount: number; currency: string; channel: string; session: Session; created: Date };
type Refund = z.infer<typeof newRefund> & {
  id: string;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  failure_code: string | null;
};

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const ok = (body: unknown, status = 200): Reply => ({ status, body });
const no = (status: number, error_code: string): Reply => ({
  status,
  body: { error_code, message: `${error_code} said` },
});

/** Xendit Payment Sessions as documented, as far as the shop uses them. */
export async function startFakeXendit() {
  const keys = { secretKey: 'xnd_development_tests', callbackToken: 'the callback token of the tests' };
  const sessions = new Map<string, Session>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const answered = new Map<string, Reply>();
  let refundsAre: 'SUCCEEDED' | 'PENDING' | { refused: string } = 'SUCCEEDED';

  function createSession(body: unknown): Reply {
    const read = newSession.safeParse(body);
    if (!read.success) return no(400, 'API_VALIDATION_ERROR');
    const session: Session = {
      ...read.data,
      payment_session_id: `ps-${hex(12)}`,
      status: 'ACTIVE',
      payment_link_url: `https://xen.to/${hex(4)}`,
      payment_id: null,
      payment_request_id: null,
    };
    sessions.set(session.payment_session_id, session);
    return ok(session, 201);
  }

  function createRefund(body: unknown): Reply {
    const read = newRefund.safeParse(body);
    if (!read.success) return no(400, 'API_VALIDATION_ERROR');
    if (typeof refundsAre === 'object') return no(403, refundsAre.refused);
    const payment = [...payments.values()].find(
      ({ session }) => session.payment_request_id === read.data.payment_request_id,
    );
    if (!payment) return no(404, 'DATA_NOT_FOUND');
    const gone = [...refunds.values()]
      .filter((refund) => refund.payment_request_id === read.data.payment_request_id && refund.status !== 'FAILED')
      .reduce((sum, { amount }) => sum + amount, 0);
    if (gone + read.data.amount > payment.amount) return no(400, 'REFUND_AMOUNT_EXCEEDED');
    const refund: Refund = { ...read.data, id: `rfd-${randomUUID()}`, status: refundsAre, failure_code: null };
    refunds.set(refund.id, refund);
    return ok(refund);
  }

  const paymentView = ({ id, amount, currency, channel, session }: Payment) => ({
    payment_id: id,
    reference_id: session.reference_id,
    payment_request_id: session.payment_request_id,
    currency,
    request_amount: session.amount,
    channel_code: channel,
    captures: [{ capture_id: `cap-${id}`, capture_amount: amount }],
    status: 'SUCCEEDED',
  });

  function listTransactions({ query }: Call): Reply {
    const since = Date.parse(query.get('created[gte]') ?? '');
    const rows = [...payments.values()]
      .filter(({ created }) => created.getTime() >= since)
      .map(({ id, amount, currency, session, created }) => ({
        id: `txn_${id}`,
        type: 'PAYMENT',
        status: 'SUCCESS',
        reference_id: session.reference_id,
        currency,
        amount,
        created: created.toISOString(),
      }));
    const from = rows.findIndex(({ id }) => id === query.get('after_id')) + 1;
    const page = rows.slice(from, from + Number(query.get('limit')));
    return ok({ data: page, has_more: from + page.length < rows.length, links: [] });
  }

  /** A repeated key gets the answer of the first request. */
  function once(call: Call, make: () => Reply): Reply {
    const key = `${call.path} ${call.headers['idempotency-key']}`;
    const reply = answered.get(key) ?? make();
    answered.set(key, reply);
    return reply;
  }

  function handle(call: Call): Reply {
    const expected = `Basic ${Buffer.from(`${keys.secretKey}:`).toString('base64')}`;
    if (call.headers.authorization !== expected) return no(401, 'INVALID_API_KEY');
    const [, top = '', name = '', verb = ''] = call.path.split('/');
    const session = sessions.get(name);
    if (call.path === '/sessions' && call.method === 'POST') return once(call, () => createSession(call.body));
    if (top === 'sessions' && !session) return no(404, 'DATA_NOT_FOUND');
    if (session && verb === 'cancel') {
      if (session.status !== 'ACTIVE') return no(400, 'SESSION_NOT_ACTIVE');
      session.status = 'CANCELED';
    }
    if (session) return ok(session);
    if (call.headers['api-version'] !== '2024-11-11' && top === 'v3') return no(400, 'UNSUPPORTED_API_VERSION');
    if (top === 'v3' && name === 'payments') {
      const payment = payments.get(verb);
      return payment ? ok(paymentView(payment)) : no(404, 'DATA_NOT_FOUND');
    }
    if (call.path === '/v3/refunds' && call.method === 'POST') return once(call, () => createRefund(call.body));
    if (call.path === '/v3/refunds') {
      const of = call.query.get('payment_request_id');
      return ok({ data: [...refunds.values()].filter((refund) => refund.payment_request_id === of), has_more: false });
    }
    if (top === 'v3' && name === 'refunds')
      return refunds.has(verb) ? ok(refunds.get(verb)) : no(404, 'DATA_NOT_FOUND');
    return top === 'transactions' ? listTransactions(call) : no(404, 'NOT_FOUND');
  }

  const server = await startFakeServer(handle);

  const sessionOf = (reference: string): Session => {
    const session = [...sessions.values()].findLast(({ reference_id }) => reference_id === reference);
    if (!session) throw new Error(`Xendit knows no session ${reference}`);
    return session;
  };

  return {
    ...server,
    ...keys,
    sessions,
    refunds,
    sessionOf,
    pay(reference: string, { amount, currency = 'IDR', channel = 'CARDS' }: Partial<Payment> = {}) {
      const session = sessionOf(reference);
      const id = `py-${randomUUID()}`;
      Object.assign(session, { status: 'COMPLETED', payment_id: id, payment_request_id: `pr-${randomUUID()}` });
      payments.set(id, { id, amount: amount ?? session.amount, currency, channel, session, created: new Date() });
    },
    end: (reference: string, status: 'EXPIRED' | 'CANCELED') => void Object.assign(sessionOf(reference), { status }),
    refundsWill: (be: typeof refundsAre) => {
      refundsAre = be;
    },
    settleRefunds(status: 'SUCCEEDED' | 'FAILED', failure_code: string | null = null) {
      for (const refund of refunds.values())
        if (refund.status === 'PENDING') Object.assign(refund, { status, failure_code });
    },
    callback(event: string, data: object) {
      const body = JSON.stringify({ event, business_id: hex(12), created: new Date().toISOString(), data });
      return { body, headers: { 'x-callback-token': keys.callbackToken, 'webhook-id': randomUUID() } };
    },
  };
}
