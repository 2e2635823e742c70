import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe } from '@/server/api/sentences';
import { trpcRefusal } from '@/server/api/trpc-refusal';
import type { AppError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { apiPolicy, everywhere, hsts } from './answer-headers.mjs';

const split = ({ url = '/' }: IncomingMessage): [path: string, query: string] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
};

export const pathOf = (request: IncomingMessage): string => split(request)[0];

/** Sends a refusal in the caller's language and in the form that the contract defines for the path. */
export async function refuse(request: IncomingMessage, response: ServerResponse, error: AppError): Promise<void> {
  const [path, query] = split(request);
  const { message } = await describe(error, toLocale(new URLSearchParams(query).get('lang')));
  const { status, code, retryAfterSeconds } = error;
  const isTrpc = path.startsWith('/api/trpc/');
  const data = { httpStatus: status, code, errors: null, retryAfterSeconds };
  const body = JSON.stringify(isTrpc ? trpcRefusal(message, data) : { message, code });
  const isSecure = request.headers['x-forwarded-proto'] === 'https';
  for (const { key, value } of [...everywhere, ...apiPolicy, ...(isSecure ? hsts : [])]) response.setHeader(key, value);
  if (retryAfterSeconds) response.setHeader('Retry-After', retryAfterSeconds);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(body);
}
