import { setTimeout as pause } from 'node:timers/promises';
import { env } from '../../../env';
import type { Ctx } from '../../../server/context';
import { type Gateway, GatewayRefused, GatewaySilent, type OpenedSession } from '../../../server/gateways/gateway';
import { gatewayNamed } from '../../../server/gateways/gateways';
import { enqueue } from '../../../server/jobs/enqueue';
import { log } from '../../../server/log';
import { step } from '../../../server/step';
import { type Locale, localePath } from '../../../shared/locales';
import { type Attempt, attemptById, changeAttempt, changeAttemptIf } from '../data';

/** A little longer than a gateway may take to answer: whoever asked before that is gone. */
const ASKING_MS = 15_000;
const LOOK_MS = 100;
const LONG_AGO = new Date(0);

type About = { description: string; customer: { name: string; email: string }; locale: Locale };
type Doing = Pick<Ctx, 'db' | 'now'>;

const returnUrl = (page: string, locale: Locale, orderId: string) =>
  `${env.APP_URL}${localePath(locale, page)}?order=${orderId}`;

/** What was lost on its way back the last time is looked for first, by our reference. */
async function ask(gateway: Gateway, attempt: Attempt, about: About, now: Date): Promise<OpenedSession> {
  const { reference, orderId, askedAt } = attempt;
  const known = askedAt && (await gateway.getStatus({ reference, sessionId: null }));
  if (known?.paymentUrl && known.sessionId) return { sessionId: known.sessionId, paymentUrl: known.paymentUrl };
  return gateway.createSession({
    ...about,
    reference,
    amount: attempt.amount,
    expiresAt: attempt.expiresAt,
    now,
    successUrl: returnUrl('/payment-success', about.locale, orderId),
    failureUrl: returnUrl('/payment-failed', about.locale, orderId),
  });
}

/** An attempt that was closed while the gateway was making its session is closed there as well. */
async function keep({ db }: Doing, { id }: Attempt, opened: OpenedSession): Promise<string | null> {
  return db.$transaction(async (tx) => {
    if (await changeAttemptIf(tx, { id, status: 'OPENING' }, { ...opened, status: 'PENDING' }))
      return opened.paymentUrl;
    await changeAttempt(tx, id, opened);
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
  await changeAttemptIf(db, { id, status: 'OPENING' }, { askedAt: LONG_AGO });
  return null;
}

/** Somebody is asking at this very moment, for example the same button pressed twice: their answer is ours too. */
async function openedByAnother({ db, now }: Doing, id: string): Promise<string | null> {
  const until = performance.now() + ASKING_MS;
  while (performance.now() < until) {
    await pause(LOOK_MS);
    const attempt = await attemptById(db, id);
    if (attempt?.status !== 'OPENING') return attempt?.status === 'PENDING' ? attempt.paymentUrl : null;
    if (isFree(attempt, now)) return null;
  }
  return null;
}

const isFree = ({ askedAt }: Attempt, now: Date): boolean => !askedAt || askedAt.getTime() + ASKING_MS <= now.getTime();

/** Where the customer pays; null when the gateway does not say so now. The same call later finds what this one began. */
export async function openSession(ctx: Doing, attemptId: string, about: About): Promise<string | null> {
  const attempt = await attemptById(ctx.db, attemptId);
  if (!attempt || attempt.expiresAt <= ctx.now) return null;
  if (attempt.status !== 'OPENING') return attempt.status === 'PENDING' ? attempt.paymentUrl : null;
  const gateway = gatewayNamed(attempt.gateway);
  if (!gateway) return null;
  const { id, status, askedAt } = attempt;
  const ours =
    isFree(attempt, ctx.now) && (await changeAttemptIf(ctx.db, { id, status, askedAt }, { askedAt: ctx.now }));
  if (!ours) return openedByAnother(ctx, attemptId);

  step('payment.opening');
  try {
    const opened = await ask(gateway, attempt, about, ctx.now);
    step('payment.opened');
    return await keep(ctx, attempt, opened);
  } catch (error) {
    return giveUp(ctx, attempt, error);
  }
}
