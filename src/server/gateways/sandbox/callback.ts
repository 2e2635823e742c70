import { randomUUID } from 'node:crypto';
import { env } from '@/env';
import type { Db, Tx } from '@/server/database/db';
import { localOrigin } from '@/server/http/local-origin';
import { enqueue } from '@/server/jobs/enqueue';
import { readClock } from '@/server/process/clock';
import { deadlineIn } from '@/server/process/deadline';
import { sessionById, stateOf } from './ledger';
import { SIGNATURE_HEADER, signCallback } from './signature';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'sandbox.call-back': { session: string; event: string };
  }
}

const MAX_TRIES = 7;
const PATIENCE_MS = 10_000;

/**
 * Runs in the transaction that changes the session, so that the shop is notified of each change, as by a gateway that
 * retries.
 */
export async function queueCallback(tx: Tx, session: string, event: string = randomUUID()): Promise<void> {
  await enqueue(tx, 'sandbox.call-back', { session, event }, { maxAttempts: MAX_TRIES });
}

/** Sends the shop a signed callback over HTTP, at the address that every gateway uses. */
export async function callBack(db: Db, { session: id, event }: { session: string; event: string }): Promise<void> {
  const session = await sessionById(db, id);
  if (!session) return;
  const now = readClock();
  const rawBody = JSON.stringify({
    id: event,
    type: 'payment.updated',
    created: now.toISOString(),
    data: { payment: id, reference: session.reference, status: stateOf(session, now), amount: session.paidAmount },
  });
  const response = await fetch(`${localOrigin(env.HOST, env.PORT)}/api/payments/sandbox/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signCallback(rawBody, now) },
    body: rawBody,
    signal: deadlineIn(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`the shop answered ${response.status}`);
}
