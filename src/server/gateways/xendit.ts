import { createHash } from 'node:crypto';
import { z } from 'zod';
import { safeEqual } from '@/server/crypto/crypto';
import type { Gateway, GatewayPayment, RefundReport, SessionReport, SessionState, Subject, Webhook } from './gateway';
import { type Answer, askGateway, basicAuth, isOk, readAnswer, refusalOf } from './http';
import { parsedBody } from './raw-body';

/* Xendit Payment Sessions. A session reports only its completion, a payment the amount and the channel; so a
   completed session takes two requests. docs.xendit.co: create-session, get-session, get-payment, list-transactions. */

type Settings = { baseUrl: string; secretKey: string; callbackToken: string };

const versioned = { headers: { 'api-version': '2024-11-11' } };
const PAGE = 50;
const MAX_PAGES = 100;

const id = z.string().min(1);
const session = z.looseObject({
  payment_session_id: id,
  reference_id: id,
  status: z.enum(['ACTIVE', 'COMPLETED', 'EXPIRED', 'CANCELED']),
  amount: z.coerce.number(),
  currency: z.string(),
  payment_link_url: z.string().nullish(),
  payment_id: z.string().nullish(),
  payment_request_id: z.string().nullish(),
});
const newSession = session.extend({ payment_link_url: z.url() });
const payment = z.looseObject({
  currency: z.string(),
  request_amount: z.coerce.number(),
  captures: z.array(z.looseObject({ capture_amount: z.coerce.number() })).nullish(),
  channel_code: z.string().nullish(),
  payment_request_id: z.string().nullish(),
});
const refund = z.looseObject({
  id,
  reference_id: z.string().nullish(),
  status: z.enum(['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED']),
  failure_code: z.string().nullish(),
});
const listed = <T extends z.ZodType>(row: T) =>
  z.looseObject({ data: z.array(row), has_more: z.boolean().default(false) });
const transaction = z.looseObject({
  id,
  reference_id: z.string(),
  amount: z.coerce.number(),
  currency: z.string(),
  created: z.coerce.date(),
});
const callback = z.looseObject({
  event: z.string(),
  data: z.looseObject({
    payment_session_id: z.string().nullish(),
    id: z.string().nullish(),
    reference_id: z.string().nullish(),
    status: z.string().nullish(),
  }),
});

const states: Record<z.infer<typeof session>['status'], SessionState> = {
  ACTIVE: 'pending',
  COMPLETED: 'paid',
  EXPIRED: 'expired',
  CANCELED: 'cancelled',
};
const refundStates = { PENDING: 'pending', SUCCEEDED: 'succeeded', FAILED: 'failed', CANCELLED: 'failed' } as const;

/** Channels without refunds: paid over a counter, or from an account that Xendit knows as a sender only. */
const cannotGoBack = /VIRTUAL_ACCOUNT|_VA$|^(ALFAMART|INDOMARET)$/;
const fullRefundOnly = /^(QRIS|OVO|LINKAJA)$/;

const toRefundReport = ({ id: refundId, status, failure_code }: z.infer<typeof refund>): RefundReport => ({
  refundId,
  state: refundStates[status],
  why: failure_code ?? null,
});

type Callback = z.infer<typeof callback>;

const keyOf = ({ event, data }: Callback): string =>
  [event, data.payment_session_id ?? data.id ?? data.reference_id, data.status].join(' ');

function subjectOf({ event, data }: Callback): Subject | null {
  const { reference_id: reference, payment_session_id: sessionId } = data;
  if (!reference) return null;
  if (event.startsWith('payment_session.')) return { payment: { reference, sessionId: sessionId ?? null } };
  return event.startsWith('refund.') ? { refund: reference } : null;
}

type Paid = z.infer<typeof payment>;
const captured = ({ captures, request_amount }: Paid): number =>
  captures?.length ? captures.reduce((sum, { capture_amount }) => sum + capture_amount, 0) : request_amount;

export function xendit({ baseUrl, secretKey, callbackToken }: Settings): Gateway {
  const headers = basicAuth(secretKey);
  const url = (path: string) => new URL(path, baseUrl).href;
  type More = { headers?: Record<string, string>; deadline?: AbortSignal | undefined };
  const get = (path: string, { headers: more, deadline }: More = {}) =>
    askGateway({ method: 'GET', url: url(path), headers: { ...headers, ...more }, deadline });
  /** A repeated key returns the answer of the first request. */
  const post = (path: string, body: unknown, key: string, { headers: more, deadline }: More = {}) =>
    askGateway({
      method: 'POST',
      url: url(path),
      headers: { ...headers, ...more, 'idempotency-key': key },
      body,
      deadline,
    });

  async function readIfFound<T>(schema: z.ZodType<T>, pendingAnswer: Promise<Answer>): Promise<T | null> {
    const answer = await pendingAnswer;
    if (answer.status === 404) return null;
    if (!isOk(answer)) throw refusalOf(answer);
    return readAnswer(schema, answer);
  }

  async function sure<T>(schema: z.ZodType<T>, pendingAnswer: Promise<Answer>): Promise<T> {
    const answer = await pendingAnswer;
    if (!isOk(answer)) throw refusalOf(answer);
    return readAnswer(schema, answer);
  }

  async function reportOf(found: z.infer<typeof session>, deadline?: AbortSignal): Promise<SessionReport> {
    const { payment_id, status, amount, currency } = found;
    const paid =
      status === 'COMPLETED' && payment_id
        ? await readIfFound(payment, get(`/v3/payments/${encodeURIComponent(payment_id)}`, { ...versioned, deadline }))
        : null;
    const came = paid ? { amount: captured(paid), currency: paid.currency } : { amount, currency };
    return {
      reference: found.reference_id,
      sessionId: found.payment_session_id,
      state: states[status],
      paid: status === 'COMPLETED' ? came : null,
      paymentId: paid?.payment_request_id ?? found.payment_request_id ?? null,
      channel: paid?.channel_code ?? null,
      paymentUrl: found.payment_link_url ?? null,
    };
  }

  return {
    name: 'xendit',

    async createSession(request, deadline) {
      const made = await sure(
        newSession,
        post(
          '/sessions',
          {
            reference_id: request.reference,
            session_type: 'PAY',
            mode: 'PAYMENT_LINK',
            amount: request.amount,
            currency: 'IDR',
            country: 'ID',
            customer: {
              reference_id: `customer-${request.reference}`,
              type: 'INDIVIDUAL',
              email: request.customer.email,
              individual_detail: { given_names: request.customer.name },
            },
            // Xendit's page supports these two of our languages.
            locale: request.locale === 'id' ? 'id' : 'en',
            description: request.description,
            expires_at: request.expiresAt.toISOString(),
            success_return_url: request.successUrl,
            cancel_return_url: request.failureUrl,
          },
          request.reference,
          { deadline },
        ),
      );
      return { sessionId: made.payment_session_id, paymentUrl: made.payment_link_url };
    },

    /** Xendit finds sessions by its own id alone; a session whose id never reached us has no payer either. */
    async getStatus({ sessionId }, deadline) {
      const found =
        sessionId && (await readIfFound(session, get(`/sessions/${encodeURIComponent(sessionId)}`, { deadline })));
      return found ? reportOf(found, deadline) : null;
    },

    async cancel({ reference, sessionId }) {
      if (sessionId) await post(`/sessions/${encodeURIComponent(sessionId)}/cancel`, {}, `cancel-${reference}`);
    },

    async refund({ reference, paymentId, amount }) {
      const body = {
        reference_id: reference,
        payment_request_id: paymentId,
        currency: 'IDR',
        amount,
        reason: 'CANCELLATION',
      };
      return toRefundReport(await sure(refund, post('/v3/refunds', body, reference, versioned)));
    },

    async getRefund({ reference, refundId, paymentId }) {
      if (refundId) {
        const found = await readIfFound(refund, get(`/v3/refunds/${encodeURIComponent(refundId)}`, versioned));
        return found && toRefundReport(found);
      }
      const query = new URLSearchParams({ payment_request_id: paymentId ?? '' });
      const found = await readIfFound(listed(refund), get(`/v3/refunds?${query}`, versioned));
      const ours = found?.data.find(({ reference_id }) => reference_id === reference);
      return ours ? toRefundReport(ours) : null;
    },

    async list(since) {
      const payments: GatewayPayment[] = [];
      const query = new URLSearchParams({
        types: 'PAYMENT',
        statuses: 'SUCCESS',
        'created[gte]': since.toISOString(),
        limit: String(PAGE),
      });
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const { data, has_more } = await sure(listed(transaction), get(`/transactions?${query}`));
        for (const { reference_id: reference, amount, currency, created: paidAt } of data)
          payments.push({ reference, amount, currency, paidAt });
        const last = data.at(-1);
        if (!has_more || !last) return payments;
        query.set('after_id', last.id);
      }
      return payments;
    },

    /** The token proves the sender, not the content, so a callback only triggers a poll. */
    verifyWebhook(received, rawBody): Webhook | null {
      if (!safeEqual(received.get('x-callback-token') ?? '', callbackToken)) return null;
      const read = parsedBody(callback, rawBody);
      return {
        dedupeKey: read ? keyOf(read) : createHash('sha256').update(rawBody).digest('base64url'),
        subject: read ? subjectOf(read) : null,
      };
    },

    refundRule(channel) {
      if (!channel) return 'any_part';
      if (cannotGoBack.test(channel)) return 'by_hand';
      return fullRefundOnly.test(channel) ? 'whole_only' : 'any_part';
    },
  };
}
