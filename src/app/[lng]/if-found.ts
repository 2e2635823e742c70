import { TRPCError } from '@trpc/server';

/** The requested value, or null when it does not exist or is not for the caller. */
export const ifFound = <Answer>(request: Promise<Answer>): Promise<Answer | null> =>
  request.catch((error: unknown) => {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
