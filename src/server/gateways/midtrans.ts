import { createHash } from 'node:crypto';
import { z } from 'zod';
import { safeEqual } from '@/server/crypto/crypto';
import type { Gateway, RefundKey, RefundReport, SessionReport, SessionState, Webhook } from './gateway';
import { GatewaySilent } from './gateway';
import { type Answer, askGateway, basicAuth, isOk, readAnswer, refusalOf } from './http';

/* Midtrans Snap. Everything is named by our reference (its `order_id`). A session has no transaction, and so no
   status, until its payer chooses how to pay. docs.midtrans.com: snap, get-transaction-status, refund-transaction. */

type Settings = { baseUrl: string | undefined; serverKey: string };

const PRODUCTION = { snap: 'https://app.midtrans.com', core: 'https://api.midtrans.com' };
const MINUTE_MS = 60_000;
const SHORTEST_PAGE_MINUTES = 5;
const LONGEST_NAME = 50;

/** Midtrans has two hosts; a test server has one. */
export function hostsOf(baseUrl: string | undefined) {
  if (!baseUrl) return PRODUCTION;
  const snap = new URL(baseUrl);
  snap.hostname = snap.hostname.replace(/^api\.(.*midtrans\.com)$/, 'app.$1');
  return { snap: snap.href, core: baseUrl };
}

const made = z.looseObject({ token: z.string().min(1), redirect_url: z.url() });
const status = z.looseObject({
  order_id: z.string(),
  transaction_id: z.string().nullish(),
  transaction_status: z.string(),
  fraud_status: z.string().nullish(),
  payment_type: z.string().nullish(),
  gross_amount: z.coerce.number(),
  currency: z.string().default('IDR'),
  refunds: z.array(z.looseObject({ refund_key: z.string(), refund_chargeback_id: z.coerce.string() })).nullish(),
});
const refunded = z.looseObject({ refund_chargeback_id: z.coerce.string().nullish() });
const callback = z.looseObject({
  order_id: z.string(),
  status_code: z.string(),
  gross_amount: z.string(),
  signature_key: z.string(),
  transaction_id: z.string().optional(),
  transaction_status: z.string().optional(),
  fraud_status: z.string().optional(),
  refund_amount: z.string().optional(),
});

type Status = z.infer<typeof status>;

/** A denied card does not end a session: the page lets the payer try another card until it expires. */
const states: Record<string, SessionState> = {
  settlement: 'paid',
  capture: 'paid',
  refund: 'paid',
  partial_refund: 'paid',
  chargeback: 'paid',
  partial_chargeback: 'paid',
  cancel: 'cancelled',
  expire: 'expired',
};

function stateOf({ transaction_status, fraud_status }: Status): SessionState {
  if (transaction_status === 'capture' && fraud_status === 'challenge') return 'pending';
  return states[transaction_status] ?? 'pending';
}

function toReport(found: Status): SessionReport {
  const state = stateOf(found);
  return {
    reference: found.order_id,
    sessionId: null,
    state,
    paid: state === 'paid' ? { amount: found.gross_amount, currency: found.currency } : null,
    paymentId: found.transaction_id ?? null,
    channel: found.payment_type ?? null,
    paymentUrl: null,
  };
}

const inAnyPart = ['credit_card', 'gopay', 'shopeepay', 'qris', 'dana', 'ovo'];
const fullRefundOnly = ['kredivo', 'akulaku'];

/** Midtrans answers HTTP 200 whatever happened; only the code in the body counts. */
function withStatusFromBody(answer: Answer): Answer {
  const statusCode = z.looseObject({ status_code: z.coerce.number() }).safeParse(answer.body).data?.status_code;
  if (statusCode !== undefined && statusCode >= 500) throw new GatewaySilent(`answered ${statusCode}`);
  return { ...answer, status: statusCode ?? answer.status };
}

export function midtrans({ baseUrl, serverKey }: Settings): Gateway {
  const hosts = hostsOf(baseUrl);
  const headers = basicAuth(serverKey);
  type More = { body?: unknown; deadline?: AbortSignal | undefined };
  const core = (method: 'GET' | 'POST', reference: string, verb: string, more: More = {}) =>
    askGateway({
      method,
      url: new URL(`/v2/${encodeURIComponent(reference)}/${verb}`, hosts.core).href,
      headers,
      ...more,
    }).then(withStatusFromBody);

  async function statusOf(reference: string, deadline?: AbortSignal): Promise<Status | null> {
    const answer = await core('GET', reference, 'status', { deadline });
    if (answer.status === 404) return null;
    if (answer.status === 401) throw refusalOf(answer);
    return readAnswer(status, answer);
  }

  async function getRefund({ reference, session }: RefundKey): Promise<RefundReport | null> {
    const found = await statusOf(session.reference);
    const ours = found?.refunds?.find(({ refund_key }) => refund_key === reference);
    return ours ? { refundId: ours.refund_chargeback_id, state: 'succeeded', why: null } : null;
  }

  return {
    name: 'midtrans',

    async createSession(request, deadline) {
      const { reference, amount, description, customer, expiresAt, now, successUrl, failureUrl } = request;
      const minutes = Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / MINUTE_MS));
      const answer = await askGateway({
        method: 'POST',
        url: new URL('/snap/v1/transactions', hosts.snap).href,
        headers: { ...headers, 'idempotency-key': reference },
        deadline,
        body: {
          transaction_details: { order_id: reference, gross_amount: amount },
          item_details: [{ id: reference, name: description.slice(0, LONGEST_NAME), price: amount, quantity: 1 }],
          customer_details: { first_name: customer.name, email: customer.email },
          expiry: {
            start_time: `${now.toISOString().slice(0, 19).replace('T', ' ')} +0000`,
            unit: 'minute',
            duration: minutes,
          },
          page_expiry: { unit: 'minute', duration: Math.max(SHORTEST_PAGE_MINUTES, minutes) },
          callbacks: { finish: successUrl, error: failureUrl },
        },
      });
      if (!isOk(answer)) throw refusalOf(answer);
      const { token, redirect_url } = readAnswer(made, answer);
      return { sessionId: token, paymentUrl: redirect_url };
    },

    async getStatus({ reference }, deadline) {
      const found = await statusOf(reference, deadline);
      return found && toReport(found);
    },

    async cancel({ reference }) {
      await core('POST', reference, 'cancel');
    },

    async refund({ reference, session, amount, ...key }) {
      const body = { refund_key: reference, amount, reason: 'cancelled' };
      const answer = await core('POST', session.reference, 'refund', { body });
      if (isOk(answer)) {
        return { refundId: readAnswer(refunded, answer).refund_chargeback_id ?? null, state: 'succeeded', why: null };
      }
      // A card payment can be refunded once it is settled, which takes a day; until then the refund waits.
      const found = await statusOf(session.reference);
      if (found?.transaction_status === 'capture') return { refundId: null, state: 'pending', why: null };
      const existing = await getRefund({ reference, session, ...key });
      if (existing) return existing;
      throw refusalOf(answer);
    },

    getRefund,

    list: async () => null,

    /** The signature does not cover the status, so a callback only triggers a poll. */
    verifyWebhook(_headers, rawBody): Webhook | null {
      const read = parse(rawBody);
      if (!read) return null;
      const { order_id: reference, status_code, gross_amount, signature_key } = read;
      const signed = `${reference}${status_code}${gross_amount}${serverKey}`;
      if (!safeEqual(createHash('sha512').update(signed).digest('hex'), signature_key)) return null;
      const { transaction_id, transaction_status, fraud_status, refund_amount } = read;
      return {
        dedupeKey: [reference, transaction_id, transaction_status, fraud_status, status_code, refund_amount].join(' '),
        subject: { payment: { reference, sessionId: null } },
      };
    },

    refundRule(channel) {
      if (!channel || inAnyPart.includes(channel)) return 'any_part';
      return fullRefundOnly.includes(channel) ? 'whole_only' : 'by_hand';
    },
  };
}

function parse(rawBody: string): z.infer<typeof callback> | null {
  try {
    return callback.safeParse(JSON.parse(rawBody)).data ?? null;
  } catch {
    return null;
  }
}
