import { randomUUID } from 'node:crypto';
import { findActor } from '@/features/accounts/queries/find-actor';
import type { Carrier, TrpcContext } from '@/server/api/trpc';
import {
  bearerToken,
  cookieToken,
  devicePasses,
  dropCookie,
  keepCookie,
  keepDeviceCookie,
  keepRegistrationCookie,
  registrations,
} from '@/server/auth/session-cookie';
import { noteDatabaseFault, requireDatabase } from '@/server/database/database-health';
import { db } from '@/server/database/db';
import { CLIENT_ADDRESS_HEADER } from '@/server/http/client-address';
import { noteCacheTags } from '@/server/page-cache/note-cache-tags';
import { readClock } from '@/server/process/clock';
import { deadlineIn } from '@/server/process/deadline';
import { currentRequestId } from '@/server/process/request-id';
import { type Locale, toLocale } from '@/shared/locale/locales';
import { visitor } from '@/shared/schema/actor';

/** A caller is answered within ten seconds; the rest of them is for our own work. */
const OUTSIDE_MS = 8_000;

/** Aborts when a caller should have an answer. All outside requests of a call share it, so that they do not add up. */
const newDeadline = (): AbortSignal => deadlineIn(OUTSIDE_MS);

type Caller = {
  headers: Headers;
  lang: string | null;
  token: string | null;
  devicePasses: readonly string[];
  registrations: readonly string[];
  carrier: Carrier;
};

async function contextOf({ headers, lang, token, carrier, ...caller }: Caller): Promise<TrpcContext> {
  await requireDatabase();
  const now = readClock();
  return {
    actor: await findActor({ db, now }, token).catch(noteDatabaseFault),
    db,
    now,
    locale: toLocale(lang),
    requestId: currentRequestId() ?? randomUUID(),
    client: {
      address: headers.get(CLIENT_ADDRESS_HEADER) ?? '',
      userAgent: headers.get('user-agent') ?? '',
      devicePasses: caller.devicePasses,
      registrations: caller.registrations,
    },
    deadline: newDeadline(),
    shows: async () => {},
    carrier,
  };
}

/** No particular caller: for a page that is the same for every visitor, and cached until its content changes. */
export const visitorContext = (locale: Locale): TrpcContext => ({
  actor: visitor,
  db,
  now: readClock(),
  locale,
  requestId: currentRequestId() ?? randomUUID(),
  client: { address: '', userAgent: '', devicePasses: [], registrations: [] },
  deadline: newDeadline(),
  shows: noteCacheTags,
  carrier: { keep: () => ({}), keepDevice: () => {}, keepRegistration: () => {}, drop: () => {} },
});

/** A browser: the token is in the cookie, and a new one is set through `answer`. */
export function browserContext(headers: Headers, lang: string | null, answer: Headers) {
  const keepDevice = (pass: string) => answer.append('set-cookie', keepDeviceCookie(headers, pass));
  return contextOf({
    headers,
    lang,
    token: cookieToken(headers),
    devicePasses: devicePasses(headers),
    registrations: registrations(headers),
    carrier: {
      keep({ token, devicePass }) {
        answer.append('set-cookie', keepCookie(token));
        keepDevice(devicePass);
        return {};
      },
      keepDevice,
      keepRegistration: (secret) => answer.append('set-cookie', keepRegistrationCookie(headers, secret)),
      drop: () => answer.append('set-cookie', dropCookie()),
    },
  });
}

/** An integrator: the token is in the authorization header and in the body of the answer, never in a cookie. */
export const bearerContext = (request: Request) =>
  contextOf({
    headers: request.headers,
    lang: new URL(request.url).searchParams.get('lang'),
    token: bearerToken(request.headers),
    devicePasses: [],
    registrations: [],
    carrier: {
      keep: ({ token, devicePass }) => ({ token, device_token: devicePass }),
      keepDevice: () => {},
      keepRegistration: () => {},
      drop: () => {},
    },
  });
