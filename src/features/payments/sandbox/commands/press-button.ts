import { randomUUID } from 'node:crypto';
import { leadMs } from '@/features/payments/domain/session-end';
import { type Button, buttonsIn, wrongAmountFor } from '@/features/payments/sandbox/domain/buttons';
import { demoSession, pageState } from '@/features/payments/sandbox/queries/hosted-page';
import type { PressInput } from '@/features/payments/sandbox/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { queueCallback } from '@/server/gateways/sandbox/callback';
import { type SandboxSession, updateSession } from '@/server/gateways/sandbox/ledger';
import { enqueue } from '@/server/jobs/enqueue';
import { currentShop } from '@/server/shop/current-shop';
import { holdMinutesOf } from '@/server/shop/hold-minutes';
import { AppError } from '@/shared/errors/errors';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'sandbox.pay-late': { session: string };
  }
}

/** The shop releases the seats within a minute of the hold's end. */
const AFTER_THE_HOLD_MS = 90_000;

const over = ['failed', 'expired', 'cancelled'] as const;
const notPaid = ['pending', ...over] as const;

const paidWith = (paidAmount: number, paidAt: Date) => ({ status: 'paid', paidAmount, paidAt, paysLate: false });

/** False if the session is already paid. */
async function payNow(tx: Tx, { id, amount }: SandboxSession, now: Date): Promise<boolean> {
  const paid = await updateSession(tx, id, notPaid, paidWith(amount, now));
  if (paid) await queueCallback(tx, id);
  return paid;
}

/**
 * Delivers the money once the shop no longer waits for it: when the shop ends the session, because the seats were
 * released or the order was cancelled; at the latest some time after the hold; at once for an expired session.
 */
async function payLate(tx: Tx, session: SandboxSession, now: Date): Promise<boolean> {
  const { id, status, expiresAt } = session;
  const holdEnd = expiresAt.getTime() + leadMs(holdMinutesOf(await currentShop(tx)));
  if (status !== 'pending' || holdEnd <= now.getTime()) return payNow(tx, session, now);
  const runAt = new Date(holdEnd + AFTER_THE_HOLD_MS);
  await enqueue(tx, 'sandbox.pay-late', { session: id }, { runAt });
  return updateSession(tx, id, ['pending'], { paysLate: true });
}

async function pay(tx: Tx, { id }: SandboxSession, now: Date, amount: number, times = 1): Promise<boolean> {
  if (!(await updateSession(tx, id, ['pending'], paidWith(amount, now)))) return false;
  const event = randomUUID();
  for (let time = 0; time < times; time += 1) await queueCallback(tx, id, event);
  return true;
}

async function end(tx: Tx, { id }: SandboxSession, status: 'failed' | 'expired'): Promise<boolean> {
  if (!(await updateSession(tx, id, ['pending'], { status }))) return false;
  await queueCallback(tx, id);
  return true;
}

type Effect = {
  press(tx: Tx, session: SandboxSession, now: Date): Promise<boolean>;
  back: 'successUrl' | 'failureUrl';
};

const effects: Record<Button, Effect> = {
  pay: { press: (tx, session, now) => pay(tx, session, now, session.amount), back: 'successUrl' },
  send_twice: { press: (tx, session, now) => pay(tx, session, now, session.amount, 2), back: 'successUrl' },
  wrong_amount: {
    press: (tx, session, now) => pay(tx, session, now, wrongAmountFor(session.amount)),
    back: 'successUrl',
  },
  pay_late: { press: payLate, back: 'failureUrl' },
  fail: { press: (tx, session) => end(tx, session, 'failed'), back: 'failureUrl' },
  expire: { press: (tx, session) => end(tx, session, 'expired'), back: 'failureUrl' },
};

/** Plays one outcome at the sandbox gateway and returns the browser's next URL. */
export async function pressButton(ctx: Pick<Ctx, 'db' | 'now'>, input: PressInput): Promise<{ go: string }> {
  const session = await demoSession(ctx, input.payment);
  const { press, back } = effects[input.button];
  const offered = buttonsIn(pageState(session, ctx.now)).includes(input.button);
  const done = offered && (await ctx.db.$transaction((tx) => press(tx, session, ctx.now)));
  if (!done) throw new AppError('payment_over');
  return { go: session[back] };
}

/** Fallback of 'Pay late' for a session that the shop never ended. */
export async function payLateNow({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string): Promise<void> {
  const session = await demoSession({ db }, id);
  await db.$transaction((tx) => payNow(tx, session, now));
}
