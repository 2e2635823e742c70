import { randomUUID } from 'node:crypto';
import { env } from '@/env';
import { localOrigin } from '@/server/http/local-origin';
import { pagePresence } from './page-presence';

const PATIENCE_MS = 10_000;

/** Known to this process only, so that its own question is told from a visitor's. */
const question = randomUUID();
const HEADER = 'x-is-there';

export const isOurQuestion = (headers: Headers): boolean => headers.get(HEADER) === question;

/** Whether there is a page at an address. Asking makes a page that is not kept yet, so that the visitor finds it made. */
export const isThere = pagePresence(async (address) => {
  const { status } = await fetch(`${localOrigin(env.HOST, env.PORT)}${address}`, {
    method: 'HEAD',
    headers: { [HEADER]: question },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return status;
});
