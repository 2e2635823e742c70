import { setTimeout as pause } from 'node:timers/promises';
import { env } from '@/env';
import { type Attempt, attemptById, changeAttempt, changeAttemptIf } from '@/features/payments/data';
import { step } from '@/server/api/step';
import { type Gateway, GatewayRefused, GatewaySilent, type OpenedSession } from '@/server/gateways/gateway';
import { findGateway } from '@/server/gateways/gateways';
import { enqueue } from '@/server/jobs/enqueue';
import { deadlineIn } from '@/server/process/deadline';
import { log } from '@/server/process/log';
import { type Locale, localePath } from '@/shared/locale/locales';
import type { PaymentContext } from './payment-context';

/** Longer than any request's deadline, so that a process that sent an earlier request is no longer waiting. */
const ASKING_MS = 10_000;
const LOOK_MS = 100;
/** Marks an attempt whose request got no answer and that nobody is requesting now. */
const GIVEN_UP = new Date(0);

type About = {
  description: string;
  customer: { name: string; email: string };
  locale: Locale;
  /** Page the gateway returns to, whatever the outcome; defaults to the account's page. */
  returnPage?: string;
};
const returnUrl = (page: string, locale: Locale, orderId: string) =>
  `${env.APP_URL}${localePath(locale, page)}?order=${orderId}`;

/** Looks for the session by our reference first, in case the answer to the last request was lost. */
async function ask(
  gateway: Gateway,
  attempt: Attempt,
  { returnPage, ...about }: About,
  { now, deadline }: Required<PaymentContext>,
): Promise<OpenedSession> {
  const { reference, orderId, polledAt } = attempt;
  const existing = polledAt && (await gateway.getStatus({ reference, sessionId: null }, deadline));
  if (existing?.paymentUrl && existing.sessionId)
    return { sessionId: existing.sessionId, paymentUrl: existing.paymentUrl };
  const request = {
    ...about,
    reference,
    amount: attempt.amount,
    expiresAt: attempt.expiresAt,
    now,
    successUrl: returnUrl(returnPage ?? '/payment-success', about.locale, orderId),
    failureUrl: returnUrl(returnPage ?? '/payment-failed', about.locale, orderId),
  };
  return gateway.createSession(request, deadline);
}

/** Stores the session, or ends it at the gateway if its attempt was closed meanwhile. */
async function saveSession({ db }: PaymentContext, { id }: Attempt, opened: OpenedSession): Promise<string | null> {
  if (await changeAttemptIf(db, { id, status: 'opening' }, { ...opened, status: 'pending' })) return opened.paymentUrl;
  await db.$transaction(async (tx) => {
    await changeAttempt(tx, id, { sessionId: opened.sessionId });
    await enqueue(tx, 'payments.cancel-session', { attempt: id });
  });
  return null;
}

async function giveUp({ db, now }: PaymentContext, { id, gateway }: Attempt, error: unknown): Promise<null> {
  if (error instanceof GatewayRefused) {
    log.error({ gateway, attempt: id, reason: error.message }, 'the gateway opens no payment session');
    await changeAttemptIf(db, { id, status: 'opening' }, { status: 'failed', settledAt: now });
    return null;
  }
  if (!(error instanceof GatewaySilent)) throw error;
  log.warn({ gateway, attempt: id, reason: error.message }, 'the gateway does not answer');
  // Lets the next caller send a request at once; the date records that one was sent before.
  await changeAttemptIf(db, { id, status: 'opening' }, { polledAt: GIVEN_UP });
  return null;
}

async function requestAndSave(ctx: Required<PaymentContext>, gateway: Gateway, attempt: Attempt, about: About) {
  step('payment.opening');
  try {
    const opened = await ask(gateway, attempt, about, ctx);
    step('payment.opened');
    return await saveSession(ctx, attempt, opened);
  } catch (error) {
    return giveUp(ctx, attempt, error);
  }
}

/** Returns true for the one caller that may call the gateway now; the others share its answer. */
async function claimRequest({ db }: PaymentContext, { id, status, polledAt }: Attempt, at: Date): Promise<boolean> {
  if (polledAt && polledAt.getTime() + ASKING_MS > at.getTime()) return false;
  return changeAttemptIf(db, { id, status, polledAt }, { polledAt: at });
}

/**
 * Returns the URL of the payment page, or null if the gateway misses the deadline; a later call finds the session that
 * this one started. A concurrent call, such as a second press of the button, shares the answer and sends its own
 * request only if the first call has died.
 */
export async function openSession(
  { db, now, deadline = deadlineIn(ASKING_MS) }: PaymentContext,
  attemptId: string,
  about: About,
): Promise<string | null> {
  const began = performance.now();
  for (let isWaiting = false; ; isWaiting = true) {
    const attempt = await attemptById(db, attemptId);
    const at = new Date(now.getTime() + performance.now() - began);
    if (!attempt || attempt.expiresAt <= at) return null;
    if (attempt.status !== 'opening') return attempt.status === 'pending' ? attempt.paymentUrl : null;
    const gateway = findGateway(attempt.gateway);
    const wasGivenUp = attempt.polledAt?.getTime() === GIVEN_UP.getTime();
    if (!gateway || deadline.aborted || (isWaiting && wasGivenUp)) return null;
    if (await claimRequest({ db, now }, attempt, at))
      return requestAndSave({ db, now: at, deadline }, gateway, attempt, about);
    await pause(LOOK_MS, undefined, { signal: deadline }).catch(() => {});
  }
}

/**
 * Opens the session of an attempt just inserted by this call, for which `firstAttempt` has claimed it; later calls wait
 * for its answer.
 */
export async function openFirstSession(
  ctx: Required<PaymentContext>,
  attempt: Attempt,
  about: About,
): Promise<string | null> {
  const gateway = findGateway(attempt.gateway);
  return gateway && requestAndSave(ctx, gateway, { ...attempt, polledAt: null }, about);
}
