import type { IncomingMessage } from 'node:http';
import { visitCookies } from '@/server/http/visit-cookies';
import { visitOf } from '@/server/http/visit-of';
import { type RequestedForm, requestedForm } from '@/server/next-internals/router-request';
import { freshPageAt, isDue, type StoredPage } from '@/server/page-cache/stored-pages.mjs';
import { decideVisit } from '@/shared/site/visit';

export type RequestedPage = {
  page: StoredPage;
  form: NonNullable<RequestedForm>;
  /** The values of `Set-Cookie` for this visitor; never part of the stored answer. */
  cookies: string[];
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** True for an existing page: not-found pages are made for their address, and redirects have no body. */
const isComplete = ({ value, router }: StoredPage): boolean =>
  (value.status ?? 200) === 200 && value.postponed === undefined && router !== null;

/** The stored page that answers a request unchanged; null when only Next can answer. */
export function requestedPage(request: IncomingMessage): RequestedPage | null {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.expect !== undefined || hasBody(request)) return null;
  const queryAt = url.indexOf('?');
  const form = requestedForm(headers, queryAt < 0 ? null : url.slice(queryAt + 1));
  if (form === null) return null;
  const { cookie, accept, 'sec-purpose': secPurpose } = headers;
  const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
  const decision = decideVisit(visitOf(pathname, { cookie, accept, secPurpose: secPurpose?.toString() }));
  if (decision.kind !== 'page' || decision.isForOnePerson) return null;
  const page = freshPageAt(decision.address);
  return page && isComplete(page) && !isDue(page) ? { page, form, cookies: visitCookies(decision) } : null;
}
