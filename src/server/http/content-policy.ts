import type { IncomingMessage, ServerResponse } from 'node:http';
import { finishInlineScripts, SCRIPT_HASHES } from '@/server/next-internals/inline-scripts.mjs';
import { apiPolicy } from './answer-headers.mjs';
import { bufferBody, type Rewrite } from './buffer-body';
import { pathOf } from './refuse';
import { developmentPolicy, publicPolicy } from './security-headers';
import type { Step } from './step';

const POLICY = 'Content-Security-Policy';

const typeOf = (response: ServerResponse): string => String(response.getHeader('Content-Type') ?? '');
const isHtml = (response: ServerResponse): boolean => typeOf(response).startsWith('text/html');
const isNotModified = ({ statusCode }: ServerResponse): boolean => statusCode === 304;

/** Router data and redirects are never shown as documents. */
const isNoDocument = (response: ServerResponse): boolean =>
  typeOf(response).startsWith('text/x-component') || (response.statusCode >= 300 && response.statusCode < 400);

/** Takes the hashes that the page cache stores with a page; Next sends stored headers. */
function takeStored(response: ServerResponse): string | null {
  const stored = response.getHeader(SCRIPT_HASHES);
  response.removeHeader(SCRIPT_HASHES);
  return typeof stored === 'string' ? stored : null;
}

const withPolicy =
  (response: ServerResponse): Rewrite =>
  (body) => {
    const { html, hashes } = finishInlineScripts(body);
    // Next computed the ETag from a different body.
    response.removeHeader('ETag');
    response.setHeader(POLICY, publicPolicy(hashes));
    return html;
  };

function setPolicy(response: ServerResponse, isDevelopment: boolean): Rewrite | null {
  const stored = takeStored(response);
  // Personal pages have a policy with a nonce, from the proxy.
  if (response.hasHeader(POLICY)) return null;
  if (isDevelopment) {
    if (isHtml(response)) response.setHeader(POLICY, developmentPolicy);
    return null;
  }
  if (stored !== null && (isHtml(response) || isNotModified(response)))
    response.setHeader(POLICY, publicPolicy(stored));
  else if (isHtml(response)) return withPolicy(response);
  else if (isNoDocument(response) && !isNotModified(response))
    for (const { key, value } of apiPolicy) response.setHeader(key, value);
  return null;
}

const isPage = (request: IncomingMessage): boolean => !/^\/(_next|api)\//.test(pathOf(request));

/** Gives each public page the one policy that allows its own inline scripts by their hashes and no others. */
export const contentPolicy =
  (isDevelopment: boolean): Step =>
  (request, response, next) => {
    // Next would take a page's nonce from this header and cache it with the page.
    delete request.headers['content-security-policy'];
    delete request.headers['content-security-policy-report-only'];
    // The policy depends on the body; Node leaves the body out of a HEAD answer.
    if (request.method === 'HEAD' && isPage(request)) request.method = 'GET';
    bufferBody(response, () => setPolicy(response, isDevelopment));
    return next();
  };
