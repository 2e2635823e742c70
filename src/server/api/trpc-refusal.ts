import type { refusalData } from './trpc';

const BAD_REQUEST = -32600;

/** A refusal before any procedure is called, in the form that tRPC's client reads. */
export const trpcRefusal = (message: string, data: ReturnType<typeof refusalData>) => ({
  error: { json: { message, code: BAD_REQUEST, data } },
});
