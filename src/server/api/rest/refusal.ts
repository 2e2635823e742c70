import { TRPCError } from '@trpc/server';
import type { Ctx } from '@/server/api/context';
import { describedError, describedIn } from '@/server/api/trpc';

/** Turns any thrown error into a REST answer in the caller's language. */
export async function refusalAnswer(thrown: unknown, ctx: Pick<Ctx, 'locale'>): Promise<Response> {
  const error = thrown instanceof TRPCError && describedIn(thrown) ? thrown : await describedError(thrown, ctx);
  const described = describedIn(error);
  const retryAfter = described?.refused.retryAfterSeconds;
  const errors = described?.refusal.errors;
  const body = { message: error.message, code: described?.refused.code ?? 'internal', ...(errors && { errors }) };
  return Response.json(body, {
    status: described?.refused.status ?? 500,
    headers: { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': String(retryAfter) }) },
  });
}
