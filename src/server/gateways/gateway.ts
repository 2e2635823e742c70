import type { Locale } from '@/shared/locale/locales';

export const gatewayNames = ['sandbox', 'xendit', 'midtrans'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** What a person is asked to pay, and where their browser goes afterwards. */
export type SessionRequest = {
  /** Ours. Asking again under the same one makes no second session. */
  reference: string;
  /** Whole rupiah. */
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

/** Which session is meant: by our name for it, and by the gateway's where we know that. */
export type SessionKey = { reference: string; sessionId: string | null };

export type SessionState = 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled';

/** What the gateway says of a session when it is asked. This moves money in our books; what it sends by itself never does. */
export type SessionReport = SessionKey & {
  state: SessionState;
  /** What came in, once it is paid. */
  paid: { amount: number; currency: string } | null;
  /** What a refund names, where that is not the session. */
  paymentId: string | null;
  channel: string | null;
  paymentUrl: string | null;
};

export type GatewayPayment = { reference: string; amount: number; currency: string; paidAt: Date };

/** Can money go back the way it came: any part of it, all of it only, or not at all. */
export type RefundRule = 'any_part' | 'whole_only' | 'by_hand';

export type RefundKey = {
  /** Ours. Asking again under the same one makes no second refund. */
  reference: string;
  refundId: string | null;
  session: SessionKey;
  paymentId: string | null;
};
export type RefundRequest = RefundKey & { amount: number };
export type RefundReport = { refundId: string | null; state: 'pending' | 'succeeded' | 'failed'; why: string | null };

/** What a callback is about, for the job that then asks the gateway. */
export type Subject = { payment: SessionKey } | { refund: string };

/** A callback that is proven to come from the gateway; nothing in it is believed beyond what it is about. */
export type Webhook = { dedupeKey: string; subject: Subject | null };

/** Every question is given up when `deadline` is aborted, or after ten seconds where nobody has set one. */
export type Gateway = {
  name: GatewayName;
  createSession(request: SessionRequest, deadline?: AbortSignal): Promise<OpenedSession>;
  /** Null when it knows of no such session. */
  getStatus(key: SessionKey, deadline?: AbortSignal): Promise<SessionReport | null>;
  /** One that is over already stays as it is. */
  cancel(key: SessionKey): Promise<void>;
  refund(request: RefundRequest): Promise<RefundReport>;
  /** Null when it knows of no such refund. */
  getRefund(key: RefundKey): Promise<RefundReport | null>;
  /** What was paid since; null when the gateway keeps no list to ask for. */
  list(since: Date): Promise<GatewayPayment[] | null>;
  /** Null when it is not proven. */
  verifyWebhook(headers: Headers, rawBody: string, now: Date): Webhook | null;
  refundRule(channel: string | null): RefundRule;
};

/** The gateway said no, and nothing was done. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
}

/** No answer, or none that can be read: it may have been done or not, so it is asked before anything is repeated. */
export class GatewaySilent extends Error {
  override readonly name = 'GatewaySilent';
}
