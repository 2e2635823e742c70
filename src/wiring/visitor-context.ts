import { randomUUID } from 'node:crypto';
import type { TrpcContext } from '@/server/api/trpc';
import { db } from '@/server/database/db';
import { recordCacheTags } from '@/server/page-cache/record-cache-tags';
import { readClock } from '@/server/process/clock';
import { deadlineIn } from '@/server/process/deadline';
import { currentRequestId } from '@/server/process/request-id';
import type { Locale } from '@/shared/locale/locales';
import { visitor } from '@/shared/schema/actor';

/** A caller is answered within ten seconds; the remaining two are for our own work. */
const OUTSIDE_MS = 8_000;

/**
 * Aborts when a caller should have an answer. All outside requests of a call share it, so that their times do not add
 * up.
 */
export const newDeadline = (): AbortSignal => deadlineIn(OUTSIDE_MS);

/** A context without a caller: for a page that is the same for every visitor, and cached until its content changes. */
export const visitorContext = (locale: Locale): TrpcContext => ({
  actor: visitor,
  db,
  now: readClock(),
  locale,
  requestId: currentRequestId() ?? randomUUID(),
  client: { address: '', userAgent: '', devicePasses: [], registrations: [] },
  deadline: newDeadline(),
  shows: recordCacheTags,
  carrier: { setSession: () => ({}), setDevice: () => {}, setRegistration: () => {}, clearSession: () => {} },
});
