import type { Locale } from '@/shared/locale/locales';
import type { GatewayName } from '@/shared/schema/gateways';

/** The amount to pay, and where the browser goes afterwards. */
export type SessionRequest = {
  /** Ours. A second request under the same one creates no second session. */
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

/** Identifies a session: by our reference, and by the gateway's id where we have it. */
export type SessionKey = { reference: string; sessionId: string | null };

export type SessionState = 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled';

/** The gateway's answer about a session. It moves money in our ledger; callbacks never do. */
export type SessionReport = SessionKey & {
  state: SessionState;
  /** The received payment, once it is paid. */
  paid: { amount: number; currency: string } | null;
  /** The id that a refund must name, where it is not the session. */
  paymentId: string | null;
  channel: string | null;
  paymentUrl: string | null;
};

export type GatewayPayment = { reference: string; amount: number; currency: string; paidAt: Date };

/** Whether money can be refunded the way it came: any part of it, only all of it, or not at all. */
export type RefundRule = 'any_part' | 'whole_only' | 'by_hand';

export type RefundKey = {
  /** Ours. A second request under the same one creates no second refund. */
  reference: string;
  refundId: string | null;
  session: SessionKey;
  paymentId: string | null;
};
export type RefundRequest = RefundKey & { amount: number };
export type RefundReport = { refundId: string | null; state: 'pending' | 'succeeded' | 'failed'; why: string | null };

/** The subject of a callback, for the job that then polls the gateway. */
export type Subject = { payment: SessionKey } | { refund: string };

/** A verified callback of the gateway; only its subject is used. */
export type Webhook = { dedupeKey: string; subject: Subject | null };

/** Every request is cancelled when `deadline` is aborted, or after ten seconds without one. */
export type Gateway = {
  name: GatewayName;
  createSession(request: SessionRequest, deadline?: AbortSignal): Promise<OpenedSession>;
  /** Null when the gateway has no such session. */
  getStatus(key: SessionKey, deadline?: AbortSignal): Promise<SessionReport | null>;
  /** A session that is over already stays as it is. */
  cancel(key: SessionKey): Promise<void>;
  refund(request: RefundRequest): Promise<RefundReport>;
  /** Null when the gateway has no such refund. */
  getRefund(key: RefundKey): Promise<RefundReport | null>;
  /** The payments since then; null when the gateway has no list. */
  list(since: Date): Promise<GatewayPayment[] | null>;
  /** Null when it cannot be verified. */
  verifyWebhook(headers: Headers, rawBody: string, now: Date): Webhook | null;
  refundRule(channel: string | null): RefundRule;
};

/** The gateway refused, and nothing was done. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
}

/**
 * No answer, or an unreadable one: it may have been done or not, so the gateway is polled before anything is repeated.
 */
export class GatewaySilent extends Error {
  override readonly name = 'GatewaySilent';
}
