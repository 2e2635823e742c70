import http from 'node:http';
import https from 'node:https';

export type Answer = { status: number; bytes: number };
export type Figures = {
  calls: number;
  refused: number;
  median: number;
  p95: number;
  slowest: number;
  perSecond: number;
  bytes: number;
};

const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
};

/** Requests like a browser and counts the bytes transferred, which `fetch` would count after decompression. */
export function get(url: string): Promise<Answer> {
  const { protocol } = new URL(url);
  const secure = protocol === 'https:';
  const options = {
    agent: agents[secure ? 'https:' : 'http:'],
    headers: { accept: 'text/html,application/json', 'accept-encoding': 'br, gzip' },
  };
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).get(url, options, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

/** Returns 0 without calls. */
export function percentile(sorted: readonly number[], share: number): number {
  const index = Math.max(0, Math.ceil(sorted.length * share) - 1);
  return sorted[index] ?? 0;
}

/** Makes `calls` calls, `atOnce` at a time. */
export async function load(call: () => Promise<Answer>, calls: number, atOnce: number): Promise<Figures> {
  const times: number[] = [];
  let refused = 0;
  let bytes = 0;
  let begun = 0;
  const since = performance.now();
  const caller = async () => {
    while (begun < calls) {
      begun += 1;
      const from = performance.now();
      const answer = await call();
      times.push(performance.now() - from);
      if (answer.status !== 200) refused += 1;
      bytes = Math.max(bytes, answer.bytes);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  const seconds = (performance.now() - since) / 1000;
  times.sort((one, other) => one - other);
  return {
    calls,
    refused,
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    slowest: times.at(-1) ?? 0,
    perSecond: calls / seconds,
    bytes,
  };
}
