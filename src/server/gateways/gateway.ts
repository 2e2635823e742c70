import type { Locale } from '@/shared/locale/locales';
import type { GatewayName } from '@/shared/schema/gateways';

/** The amount to pay, and the addresses to which the browser returns. */
export type SessionRequest = {
  /** Our idempotency reference: a second request with it creates no second session. */
  reference: string;
  /** In rupiah. */
  amount: number;
  description: string;
  customer: { name: string; email: string };
  locale: Locale;
  expiresAt: Date;
  now: Date;
  successUrl: string;
  failureUrl: string;
};

export type OpenedSession = { sessionId: string; paymentUrl: string };

/** Identifies a session by our reference, and by the gateway's id where it is known. */
export type SessionKey = { reference: string; sessionId: string | null };

export type SessionState = 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled';

/** The gateway's answer about a session. Only this moves money in our ledger; callbacks never do. */
export type SessionReport = SessionKey & {
  state: SessionState;
  /** The received payment; null until it is paid. */
  paid: { amount: number; currency: string } | null;
  /** The id that a refund must name, if it is not that of the session. */
  paymentId: string | null;
  channel: string | null;
  paymentUrl: string | null;
};

export type GatewayPayment = { reference: string; amount: number; currency: string; paidAt: Date };

/** The refunds possible through the original channel: any part, only the whole amount, or none. */
export type RefundRule = 'any_part' | 'whole_only' | 'by_hand';

export type RefundKey = {
  /** Our idempotency reference: a second request with it creates no second refund. */
  reference: string;
  refundId: string | null;
  session: SessionKey;
  paymentId: string | null;
};
export type RefundRequest = RefundKey & { amount: number };
export type RefundReport = { refundId: string | null; state: 'pending' | 'succeeded' | 'failed'; why: string | null };

/** The subject of a callback; a job then polls the gateway about it. */
export type Subject = { payment: SessionKey } | { refund: string };

/** A verified callback of the gateway; only its subject is used. */
export type Webhook = { dedupeKey: string; subject: Subject | null };

/** Every request is cancelled when `deadline` aborts, or after ten seconds if none is given. */
export type Gateway = {
  name: GatewayName;
  createSession(request: SessionRequest, deadline?: AbortSignal): Promise<OpenedSession>;
  /** Null when the gateway has no such session. */
  getStatus(key: SessionKey, deadline?: AbortSignal): Promise<SessionReport | null>;
  /** A session that is already over stays unchanged. */
  cancel(key: SessionKey): Promise<void>;
  refund(request: RefundRequest): Promise<RefundReport>;
  /** Null when the gateway has no such refund. */
  getRefund(key: RefundKey): Promise<RefundReport | null>;
  /** The payments since then; null when the gateway cannot list them. */
  list(since: Date): Promise<GatewayPayment[] | null>;
  /** Null when the callback cannot be verified. */
  verifyWebhook(headers: Headers, rawBody: string, now: Date): Webhook | null;
  refundRule(channel: string | null): RefundRule;
};

/** The gateway refused, and nothing was done. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
}

/** No answer, or an unreadable one: the action may have been done, so poll the gateway before repeating anything. */
export class GatewaySilent extends Error {
  override readonly name = 'GatewaySilent';
}
