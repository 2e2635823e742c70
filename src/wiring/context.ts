import { randomUUID } from 'node:crypto';
import { findActor } from '@/features/accounts/queries/find-actor';
import type { Carrier, TrpcContext } from '@/server/api/trpc';
import {
  bearerToken,
  clearSessionCookie,
  devicePasses,
  registrations,
  sessionTokenIn,
  setDeviceCookie,
  setRegistrationCookie,
  setSessionCookie,
} from '@/server/auth/session-cookie';
import { recordDatabaseFault, requireDatabase } from '@/server/database/database-health';
import { db } from '@/server/database/db';
import { CLIENT_ADDRESS_HEADER } from '@/server/http/client-address';
import { readClock } from '@/server/process/clock';
import { currentRequestId } from '@/server/process/request-id';
import { toLocale } from '@/shared/locale/locales';
import { newDeadline } from './visitor-context';

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
    actor: await findActor({ db, now }, token).catch(recordDatabaseFault),
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

/** For browsers: the token comes in the cookie, and a new token is set through `answer`. */
export function browserContext(headers: Headers, lang: string | null, answer: Headers) {
  const setDevice = (pass: string) => answer.append('set-cookie', setDeviceCookie(headers, pass));
  return contextOf({
    headers,
    lang,
    token: sessionTokenIn(headers),
    devicePasses: devicePasses(headers),
    registrations: registrations(headers),
    carrier: {
      setSession({ token, devicePass }) {
        answer.append('set-cookie', setSessionCookie(token));
        setDevice(devicePass);
        return {};
      },
      setDevice,
      setRegistration: (secret) => answer.append('set-cookie', setRegistrationCookie(headers, secret)),
      clearSession: () => answer.append('set-cookie', clearSessionCookie()),
    },
  });
}

/** For integrators: the token comes in the authorization header and goes in the answer's body, never in a cookie. */
export const bearerContext = (request: Request) =>
  contextOf({
    headers: request.headers,
    lang: new URL(request.url).searchParams.get('lang'),
    token: bearerToken(request.headers),
    devicePasses: [],
    registrations: [],
    carrier: {
      setSession: ({ token, devicePass }) => ({ token, device_token: devicePass }),
      setDevice: () => {},
      setRegistration: () => {},
      clearSession: () => {},
    },
  });
