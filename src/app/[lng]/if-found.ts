import { TRPCError } from '@trpc/server';

/** Null if the value does not exist or the caller may not see it. */
export const ifFound = <Answer>(request: Promise<Answer>): Promise<Answer | null> =>
  request.catch((error: unknown) => {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
