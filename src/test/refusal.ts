import { TRPCError } from '@trpc/server';
import { expect } from 'vitest';
import { describedIn } from '@/server/api/trpc';

/** Returns the refusal as the caller gets it; fails the test if the call is not refused. */
export async function refusalOf(call: Promise<unknown>) {
  const thrown: unknown = await call.then(
    (answer) => new Error(`This was not refused: ${JSON.stringify(answer)}`),
    (error: unknown) => error,
  );
  const described = thrown instanceof TRPCError ? describedIn(thrown) : null;
  if (!described) throw thrown;
  const { refused, refusal } = described;
  return {
    code: refused.code,
    status: refused.status,
    message: refusal.message,
    errors: refusal.errors,
    retryAfterSeconds: refused.retryAfterSeconds,
  };
}

/** The distinct codes of the refused calls. */
export async function refusedCodes(answers: PromiseSettledResult<unknown>[]): Promise<string[]> {
  const refused = answers.filter((answer) => answer.status === 'rejected');
  const codes = await Promise.all(refused.map(async ({ reason }) => (await refusalOf(Promise.reject(reason))).code));
  return [...new Set(codes)];
}

/** Matches the error of a call that was refused with a code. */
export const refusal = (code: string) =>
  expect.objectContaining({ cause: expect.objectContaining({ refused: expect.objectContaining({ code }) }) });
