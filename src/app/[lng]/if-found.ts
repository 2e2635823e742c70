import { TRPCError } from '@trpc/server';

/** What was asked for, or null when it is not there or not for the one who asks. */
export const ifFound = <Answer>(request: Promise<Answer>): Promise<Answer | null> =>
  request.catch((error: unknown) => {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
