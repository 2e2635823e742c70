import { randomUUID } from 'node:crypto';
import { env } from '@/env';
import { localOrigin } from '@/server/http/local-origin';
import { pagePresence } from './page-presence';

const PATIENCE_MS = 10_000;

/** Known to this process only, to distinguish its own request from a visitor's. */
const probeToken = randomUUID();
const HEADER = 'x-is-there';

export const isOwnProbe = (headers: Headers): boolean => headers.get(HEADER) === probeToken;

/** Whether an address has a page. Requesting it renders a page that is not cached yet, ready for the visitor. */
export const pageExists = pagePresence(async (address) => {
  const { status } = await fetch(`${localOrigin(env.HOST, env.PORT)}${address}`, {
    method: 'HEAD',
    headers: { [HEADER]: probeToken },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return status;
});
