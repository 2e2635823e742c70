import type { OutgoingHttpHeader, ServerResponse } from 'node:http';

/** Turns the body into the one to send, and may set the status and headers that depend on it. */
export type Rewrite = (body: string) => string | Promise<string>;

type Head = Record<string, OutgoingHttpHeader | undefined>;
type Done = () => void;

/**
 * Calls `begin` when the head of an answer is complete, before any of it is sent. If `begin` returns a rewrite, the
 * answer is held until its body is complete; other answers are sent as they come.
 */
export function bufferBody(response: ServerResponse, begin: () => Rewrite | null): void {
  const { write, end, writeHead, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let rewrite: Rewrite | null | undefined;

  const release = () => Object.assign(response, { write, end, writeHead, flushHeaders });

  function isHeld(): boolean {
    if (rewrite === undefined) {
      rewrite = begin();
      if (!rewrite) release();
    }
    return rewrite !== null;
  }

  function take(chunk: unknown, encoding: unknown): void {
    if (chunk === null || chunk === undefined || typeof chunk === 'function') return;
    const isText = typeof chunk === 'string';
    chunks.push(
      isText
        ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : Buffer.from(chunk as Uint8Array),
    );
  }

  const callbackIn = (sent: unknown[]) => sent.find((part) => typeof part === 'function') as Done | undefined;

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const head = rest.find((part) => typeof part === 'object') as Head | undefined;
    for (const [name, value] of Object.entries(head ?? {})) if (value !== undefined) response.setHeader(name, value);
    if (isHeld()) return response;
    // The headers are set by now, and `begin` may have changed them.
    return Reflect.apply(writeHead, response, [
      status,
      ...rest.filter((part) => typeof part === 'string'),
    ]) as ServerResponse;
  };
  response.flushHeaders = () => {
    if (!isHeld()) response.flushHeaders();
  };
  response.write = (...sent: unknown[]) => {
    if (!isHeld()) return Reflect.apply(write, response, sent) as boolean;
    take(sent[0], sent[1]);
    callbackIn(sent)?.();
    return true;
  };
  async function finish(rewriteBody: Rewrite, done?: Done): Promise<void> {
    const body = await rewriteBody(Buffer.concat(chunks).toString('utf8'));
    response.setHeader('Content-Length', Buffer.byteLength(body));
    response.end(body, done);
  }
  response.end = (...sent: unknown[]) => {
    if (!isHeld() || !rewrite) return Reflect.apply(end, response, sent) as ServerResponse;
    take(sent[0], sent[1]);
    release();
    finish(rewrite, callbackIn(sent)).catch((error: Error) => response.destroy(error));
    return response;
  };
}
