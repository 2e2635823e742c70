import { setTimeout as pause } from 'node:timers/promises';
import { env } from '@/env';
import { type Attempt, attemptById, changeAttempt, changeAttemptIf } from '@/features/payments/data';
import type { Ctx } from '@/server/api/context';
import { step } from '@/server/api/step';
import { type Gateway, GatewayRefused, GatewaySilent, type OpenedSession } from '@/server/gateways/gateway';
import { gatewayNamed } from '@/server/gateways/gateways';
import { enqueue } from '@/server/jobs/enqueue';
import { log } from '@/server/process/log';
import { type Locale, localePath } from '@/shared/locale/locales';

/** Longer than anybody's deadline: whoever asked before that is gone. */
const ASKING_MS = 10_000;
const LOOK_MS = 100;
/** Asked without an answer, and nobody is asking now. */
const GIVEN_UP = new Date(0);

type About = { description: string; customer: { name: string; email: string }; locale: Locale };
type Doing = Pick<Ctx, 'db' | 'now'> & Partial<Pick<Ctx, 'deadline'>>;

const returnUrl = (page: string, locale: Locale, orderId: string) =>
  `${env.APP_URL}${localePath(locale, page)}?order=${orderId}`;

/** What was lost on its way back the last time is looked for first, by our reference. */
async function ask(
  gateway: Gateway,
  attempt: Attempt,
  about: About,
  { now, deadline }: Required<Doing>,
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
    successUrl: returnUrl('/payment-success', about.locale, orderId),
    failureUrl: returnUrl('/payment-failed', about.locale, orderId),
  };
  return gateway.createSession(request, deadline);
}

/** An attempt that was closed while the gateway was making its session is closed there as well. */
async function keep({ db }: Doing, { id }: Attempt, opened: OpenedSession): Promise<string | null> {
  return db.$transaction(async (tx) => {
    if (await changeAttemptIf(tx, { id, status: 'OPENING' }, { ...opened, status: 'PENDING' }))
      return opened.paymentUrl;
    await changeAttempt(tx, id, { sessionId: opened.sessionId });
    await enqueue(tx, 'payments.cancel-session', { attempt: id });
    return null;
  });
}

async function giveUp({ db, now }: Doing, { id, gateway }: Attempt, error: unknown): Promise<null> {
  if (error instanceof GatewayRefused) {
    log.error({ gateway, attempt: id, reason: error.message }, 'the gateway opens no payment session');
    await changeAttemptIf(db, { id, status: 'OPENING' }, { status: 'FAILED', settledAt: now });
    return null;
  }
  if (!(error instanceof GatewaySilent)) throw error;
  log.warn({ gateway, attempt: id, reason: error.message }, 'the gateway does not answer');
  // The next caller may ask at once, and knows that it is not the first.
  await changeAttemptIf(db, { id, status: 'OPENING' }, { polledAt: GIVEN_UP });
  return null;
}

async function askAndKeep(ctx: Required<Doing>, gateway: Gateway, attempt: Attempt, about: About) {
  step('payment.opening');
  try {
    const opened = await ask(gateway, attempt, about, ctx);
    step('payment.opened');
    return await keep(ctx, attempt, opened);
  } catch (error) {
    return giveUp(ctx, attempt, error);
  }
}

/** True for the one who may ask the gateway now; the others share that answer. */
async function mayAsk({ db }: Doing, { id, status, polledAt }: Attempt, at: Date): Promise<boolean> {
  if (polledAt && polledAt.getTime() + ASKING_MS > at.getTime()) return false;
  return changeAttemptIf(db, { id, status, polledAt }, { polledAt: at });
}

/**
 * Where the customer pays; null when the gateway does not say so until the deadline. The same call later finds what this
 * one began. Who calls while another is asking, for example by a second press of the button, gets the answer to that
 * question, and asks again only when it turns out that nobody is asking any more.
 */
export async function openSession(
  { db, now, deadline = AbortSignal.timeout(ASKING_MS) }: Doing,
  attemptId: string,
  about: About,
): Promise<string | null> {
  const began = performance.now();
  for (let isWaiting = false; ; isWaiting = true) {
    const attempt = await attemptById(db, attemptId);
    const at = new Date(now.getTime() + performance.now() - began);
    if (!attempt || attempt.expiresAt <= at) return null;
    if (attempt.status !== 'OPENING') return attempt.status === 'PENDING' ? attempt.paymentUrl : null;
    const gateway = gatewayNamed(attempt.gateway);
    const wasGivenUp = attempt.polledAt?.getTime() === GIVEN_UP.getTime();
    if (!gateway || deadline.aborted || (isWaiting && wasGivenUp)) return null;
    if (await mayAsk({ db, now }, attempt, at)) return askAndKeep({ db, now: at, deadline }, gateway, attempt, about);
    await pause(LOOK_MS, undefined, { signal: deadline }).catch(() => {});
  }
}
