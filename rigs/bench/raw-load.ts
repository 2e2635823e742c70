import { connect } from 'node:net';
import { percentile } from '../lib/load';

export type RawFigures = { perSecond: number; p99: number; refused: number };

const END_OF_HEAD = '\r\n\r\n';
const END_OF_CHUNKS = '0\r\n\r\n';

/** Parses answers of one connection from pieces of any size; returns true when an answer is complete. */
function answerReader(noteStatus: (status: string) => void) {
  let head = '';
  let left: number | 'chunked' | null = null;
  let tail = '';

  function begin(chunk: Buffer): Buffer {
    const before = head.length;
    head += chunk.toString('latin1');
    const end = head.indexOf(END_OF_HEAD);
    if (end < 0) return Buffer.alloc(0);
    noteStatus(head.slice(9, 12));
    const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end));
    left = length ? Number(length[1]) : 'chunked';
    return chunk.subarray(end + END_OF_HEAD.length - before);
  }

  return (chunk: Buffer): boolean => {
    const body = left === null ? begin(chunk) : chunk;
    if (left === null) return false;
    if (left === 'chunked') tail = (tail + body.toString('latin1')).slice(-END_OF_CHUNKS.length);
    else left -= body.byteLength;
    if (left === 'chunked' ? tail !== END_OF_CHUNKS : left > 0) return false;
    head = '';
    tail = '';
    left = null;
    return true;
  };
}

/**
 * Requests one address over `connections` connections, each sending its next request after the answer. Works on raw
 * sockets, because `fetch` and `http` are slower than what they would measure.
 */
export async function rawLoad(url: URL, connections: number, seconds: number): Promise<RawFigures> {
  const { hostname, port, host, pathname, search } = url;
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
  const times: number[] = [];
  let refused = 0;
  const since = performance.now();
  const until = since + seconds * 1000;
  const noteStatus = (status: string) => {
    if (status !== '200') refused += 1;
  };
  const caller = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      const isComplete = answerReader(noteStatus);
      let begun = 0;
      function send(): void {
        begun = performance.now();
        if (begun < until) socket.write(request);
        else socket.end(resolve);
      }
      socket.on('connect', send).on('error', reject);
      socket.on('data', (chunk) => {
        if (!isComplete(chunk)) return;
        times.push(performance.now() - begun);
        send();
      });
    });
  await Promise.all(Array.from({ length: connections }, caller));
  const perSecond = times.length / ((performance.now() - since) / 1000);
  times.sort((one, other) => one - other);
  return { perSecond, p99: percentile(times, 0.99), refused };
}
