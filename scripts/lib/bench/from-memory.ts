import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Child } from '../child';
import { atTheEnd, pause } from '../lifecycle';
import { freePort } from '../port';
import { type RawFigures, rawLoad } from './raw-load';

const nodeServer = fileURLToPath(new URL('./node-server.mjs', import.meta.url));

const SECONDS = 4;
const WARM_SECONDS = 1;
const LOOK_MS = 200;
const PATIENCE_MS = 30_000;

export type Measured = { connections: number; next: RawFigures; memory: RawFigures; node: RawFigures };

const lengthOf = (url: URL): Promise<number | null> =>
  new Promise((resolve) => {
    const sent = request(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } }, (answer) => {
      const length = answer.headers['content-length'];
      answer.resume().on('end', () => resolve(length === undefined ? null : Number(length)));
    });
    sent.on('error', () => resolve(null));
    sent.end();
  });

/** Next does not know the length of what it compresses; a page from memory becomes smaller once after it was read. */
async function untilSmallest(url: URL): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  let last = await lengthOf(url);
  while (performance.now() < until) {
    await pause(LOOK_MS);
    const length = await lengthOf(url);
    if (length !== null && last !== null && length < last) return;
    last = length;
  }
}

async function nodeAlone(page: URL): Promise<URL> {
  const port = await freePort();
  const server = new Child([nodeServer, page.href, String(port)], { env: process.env });
  atTheEnd(() => server.stop());
  const url = new URL(page.pathname, `http://127.0.0.1:${port}`);
  while ((await lengthOf(url)) === null) await pause(LOOK_MS);
  return url;
}

/**
 * One page from memory, from Next (which answers requests with a query) and from Node alone, in turns, so that other
 * work of the machine slows all three.
 */
export async function measureMemory(page: URL): Promise<Measured[]> {
  await untilSmallest(page);
  const urls = { next: new URL(`${page.href}?from=next`), memory: page, node: await nodeAlone(page) };
  const measured: Measured[] = [];
  for (const connections of [10, 50]) {
    const rates: Partial<Record<keyof typeof urls, RawFigures>> = {};
    for (const name of ['next', 'memory', 'node'] as const) {
      await rawLoad(urls[name], connections, WARM_SECONDS);
      rates[name] = await rawLoad(urls[name], connections, SECONDS);
    }
    measured.push({ connections, ...(rates as Required<typeof rates>) });
  }
  return measured;
}
