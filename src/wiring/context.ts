import { randomUUID } from 'node:crypto';
import { findActor } from '../features/accounts/queries/find-actor';
import { CLIENT_ADDRESS_HEADER } from '../server/client-address';
import { readClock } from '../server/clock';
import { db } from '../server/db';
import { notePartsOfPage } from '../server/public-pages/parts-of-page';
import { bearerToken, cookieToken, dropCookie, keepCookie } from '../server/session-cookie';
import type { Carrier, TrpcContext } from '../server/trpc';
import { visitor } from '../shared/actor';
import { type Locale, toLocale } from '../shared/locales';

type Door = { headers: Headers; lang: string | null; token: string | null; carrier: Carrier };

async function contextOf({ headers, lang, token, carrier }: Door): Promise<TrpcContext> {
  const now = readClock();
  return {
    actor: await findActor({ db, now }, token),
    db,
    now,
    locale: toLocale(lang),
    requestId: headers.get('x-request-id') ?? randomUUID(),
    client: {
      address: headers.get(CLIENT_ADDRESS_HEADER) ?? '',
      userAgent: headers.get('user-agent') ?? '',
    },
    shows: async () => {},
    carrier,
  };
}

/** Nobody in particular: a page that is the same for every visitor, and kept until what it shows changes. */
export const visitorContext = (locale: Locale): TrpcContext => ({
  actor: visitor,
  db,
  now: readClock(),
  locale,
  requestId: randomUUID(),
  client: { address: '', userAgent: '' },
  shows: notePartsOfPage,
  carrier: { keep: () => ({}), drop: () => {} },
});

/** A browser: the token is in the cookie, and a new one is put there through `answer`. */
export const browserContext = (headers: Headers, lang: string | null, answer: Headers) =>
  contextOf({
    headers,
    lang,
    token: cookieToken(headers),
    carrier: {
      keep({ token }) {
        answer.append('set-cookie', keepCookie(token));
        return {};
      },
      drop: () => answer.append('set-cookie', dropCookie()),
    },
  });

/** An integrator: the token is in the authorization header and in the body of the answer, never in a cookie. */
export const bearerContext = (request: Request) =>
  contextOf({
    headers: request.headers,
    lang: new URL(request.url).searchParams.get('lang'),
    token: bearerToken(request.headers),
    carrier: { keep: ({ token }) => ({ token }), drop: () => {} },
  });
