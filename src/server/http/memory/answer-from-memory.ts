import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Step } from '@/server/http/step';
import { countRead } from '@/server/page-cache/shrink-pages.mjs';
import { acceptedEncoding, type Encoding } from './accepted-encoding';
import { type PageAnswer, pageAnswer } from './page-answer';
import { type RequestedPage, requestedPage } from './requested-page';

const NO_CACHE = /(?:^|,)\s*no-cache\s*(?:,|$)/;

const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

/** True when the client has the document with this ETag, by the same rules as Next. */
function isNotModified(headers: IncomingHttpHeaders, etag: string): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since, 'cache-control': cacheControl } = headers;
  if (tags === undefined || since !== undefined || (cacheControl !== undefined && NO_CACHE.test(cacheControl)))
    return false;
  return tags === '*' || tags.split(',').some((tag) => strong(tag) === etag);
}

type Answers = Map<string, PageAnswer>;
type NewAnswer = { requested: RequestedPage; encoding: Encoding; isSecure: boolean; store(answer: PageAnswer): void };

/** Keyed by the stored document, so that answers are dropped when it is replaced. Only compressed answers are kept. */
const brotliAnswers = new WeakMap<Buffer, Answers>();

function answersOf(html: Buffer): Answers {
  const existing = brotliAnswers.get(html);
  if (existing) return existing;
  const made: Answers = new Map();
  brotliAnswers.set(html, made);
  return made;
}

type Visitor = { request: IncomingMessage; response: ServerResponse; cookies: readonly string[] };

/** The stored answer is shared by everyone, so a visitor's cookies go into a copy of its head. */
const withCookies = (head: string[], cookies: readonly string[]): string[] =>
  cookies.length === 0 ? head : [...head, ...cookies.flatMap((cookie) => ['Set-Cookie', cookie])];

function send({ request, response, cookies }: Visitor, { etag, head, notModified, body }: PageAnswer): void {
  if (etag && isNotModified(request.headers, etag)) response.writeHead(304, withCookies(notModified, cookies)).end();
  else response.writeHead(200, withCookies(head, cookies)).end(request.method === 'HEAD' ? undefined : body);
}

async function sendNew(visitor: Visitor, { requested, encoding, isSecure, store }: NewAnswer): Promise<void> {
  const answer = await pageAnswer(requested, encoding, isSecure);
  if (encoding === 'br') store(answer);
  send(visitor, answer);
}

/**
 * Serves a prerendered page that has not changed, before Next sees the request. Where any part of the request could
 * change the answer, Next answers it.
 */
export const answerFromMemory: Step = (request, response, next) => {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const requested = encoding && requestedPage(request);
  const document = requested?.page.html;
  if (!requested || !document) return next();
  countRead(requested.page);
  const isSecure = request.headers['x-forwarded-proto'] === 'https';
  const answers = answersOf(document);
  const name = `${requested.form} ${isSecure}`;
  const cached = encoding === 'br' ? answers.get(name) : undefined;
  const visitor = { request, response, cookies: requested.cookies };
  if (cached) return send(visitor, cached);
  const store = (answer: PageAnswer) => void answers.set(name, answer);
  return sendNew(visitor, { requested, encoding, isSecure, store });
};
