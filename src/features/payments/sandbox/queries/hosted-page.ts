import { env } from '@/env';
import { buttonsIn, type PageState } from '@/features/payments/sandbox/domain/buttons';
import type { HostedPage } from '@/features/payments/sandbox/schema';
import type { Ctx } from '@/server/api/context';
import { type SandboxSession, sessionById, stateOf } from '@/server/gateways/sandbox/ledger';
import { AppError } from '@/shared/errors/errors';

/** Throws `not_found` for every session outside demo mode. */
export async function demoSession({ db }: Pick<Ctx, 'db'>, id: string): Promise<SandboxSession> {
  const session = env.APP_MODE === 'demo' ? await sessionById(db, id) : null;
  if (!session) throw new AppError('not_found');
  return session;
}

export const pageState = (session: SandboxSession, now: Date): PageState =>
  session.paysLate ? 'on_its_way' : stateOf(session, now);

/** The link itself grants permission to pay, because it cannot be guessed. */
export async function hostedPage(ctx: Pick<Ctx, 'db' | 'now'>, id: string): Promise<HostedPage> {
  const session = await demoSession(ctx, id);
  const state = pageState(session, ctx.now);
  return {
    amount: session.amount,
    description: session.description,
    state,
    paid_amount: session.paidAmount,
    expires_at: session.expiresAt.toISOString(),
    buttons: [...buttonsIn(state)],
    failure_url: session.failureUrl,
    success_url: session.successUrl,
  };
}
