import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { isAnswering } from './open-answers';

const ALLOWED = 'GET, HEAD';

/** The statuses that Node itself uses, except that a method unknown to Node is answered as not allowed. */
const statusOf: Record<string, number> = {
  HPE_INVALID_METHOD: 405,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function answer(socket: Duplex, status: number): void {
  // A second answer would be read as part of the answer being sent.
  if (!socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const allow = status === 405 ? `Allow: ${ALLOWED}\r\n` : '';
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Connection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(head, () => socket.destroy());
}

/** Answers input that never becomes a request: input that Node cannot parse, and CONNECT requests for a tunnel. */
export function answerUnparsed(server: Server): void {
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    answer(socket, statusOf[error.code ?? ''] ?? 400);
  });
  server.on('connect', (_request, socket) => answer(socket, 405));
}
