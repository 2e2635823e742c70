import type { IncomingMessage, ServerResponse } from 'node:http';

export type DiscardLimits = { bytes: number; ms: number };

/**
 * Most clients read an answer only after sending everything, and their next request uses the same connection, so the
 * rest of a refused body is read and dropped. False when it exceeds the limits.
 */
export function discardRest(request: IncomingMessage, most: DiscardLimits): Promise<boolean> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > most.bytes) return Promise.resolve(false);
  if (request.readableEnded || request.destroyed) return Promise.resolve(true);
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(() => finish(false), most.ms);
    function finish(ended: boolean): void {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onEnd).pause();
      resolve(ended);
    }
    function onData(chunk: Buffer): void {
      bytes += chunk.byteLength;
      if (bytes > most.bytes) finish(false);
    }
    function onEnd(): void {
      finish(true);
    }
    request.on('data', onData).on('end', onEnd).on('close', onEnd).resume();
  });
}

/**
 * Closes the connection after the answer. Closing a socket with unread input resets it, and the client may lose the
 * answer; so only our side is closed at first, and further input is dropped for a while.
 */
export function closeAfterAnswer(request: IncomingMessage, response: ServerResponse, lingerMs: number): void {
  const { socket } = request;
  response.setHeader('Connection', 'close');
  // Node calls this once the answer is written, to close both sides.
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
  response.once('finish', () => request.resume());
}
