import { IncomingMessage, type ServerResponse } from 'node:http';
import { AppError } from '@/shared/errors/errors';
import { type BodyLimit, bodyLimitOf } from './body-limits';
import { CLIENT_ADDRESS_HEADER } from './client-address';
import { closeAfterAnswer, type DiscardLimits, discardRest } from './discard-body';
import { openBodies } from './open-bodies';
import { type Patience, receiveBody } from './receive-body';
import { pathOf, refuse } from './refuse';
import type { Step } from './step';

type Settings = Patience & { limitOf(path: string): BodyLimit; discard: DiscardLimits; lingerMs: number };

const usual: Settings = {
  limitOf: bodyLimitOf,
  firstMs: 15_000,
  bytesPerSecond: 10_000,
  discard: { bytes: 16 * 1024 * 1024, ms: 15_000 },
  lingerMs: 3_000,
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const waitsForContinue = ({ headers }: IncomingMessage): boolean => /^100-continue$/i.test(headers.expect ?? '');

/**
 * The same request with its body already received: Next copies a stream into memory as fast as it comes, at any length.
 */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const bufferedRequest = new IncomingMessage(request.socket);
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders } = request;
  Object.assign(bufferedRequest, {
    method,
    url,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
    rawHeaders,
    complete: true,
  });
  const { 'transfer-encoding': _, ...headers } = request.headers;
  bufferedRequest.headers = { ...headers, 'content-length': String(body.byteLength) };
  bufferedRequest.push(body);
  bufferedRequest.push(null);
  return bufferedRequest;
}

/** The only limiter of request bodies: it counts bytes as they arrive, before any other step sees them. */
export function limitBody(settings: Partial<Settings> = {}): Step {
  const { limitOf, discard, lingerMs, ...patience } = { ...usual, ...settings };
  const openBody = openBodies();

  async function refuseBody(request: IncomingMessage, response: ServerResponse, error: AppError): Promise<void> {
    // A client that waits for 100 Continue may or may not send its body now, so its connection cannot be reused.
    const worthReading = !waitsForContinue(request) && error.code !== 'body_too_slow';
    const isRead = worthReading && (await discardRest(request, discard));
    if (!isRead) closeAfterAnswer(request, response, lingerMs);
    await refuse(request, response, error);
  }

  async function receive(request: IncomingMessage, response: ServerResponse, limit: BodyLimit) {
    if (Number(request.headers['content-length'] ?? 0) > limit.bytes) throw limit.tooLarge();
    if (waitsForContinue(request)) response.writeContinue();
    const received = await receiveBody(request, limit.bytes, patience);
    if (received === 'too_large') throw limit.tooLarge();
    if (received === 'too_slow') throw new AppError('body_too_slow');
    return received === 'aborted' ? null : received.body;
  }

  return async (request, response, next) => {
    if (!hasBody(request)) return next();
    const limit = limitOf(pathOf(request));
    let close = () => {};
    let body: Buffer | null;
    try {
      close = openBody(limit, String(request.headers[CLIENT_ADDRESS_HEADER]));
      body = await receive(request, response, limit);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return await refuseBody(request, response, error);
    } finally {
      close();
    }
    if (body) await next(withBody(request, body));
  };
}
