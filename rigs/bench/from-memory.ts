import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Child } from '../../scripts/lib/child';
import { onExit, pause } from '../../scripts/lib/lifecycle';
import { freePort } from '../../scripts/lib/port';
import { type RawFigures, rawLoad } from './raw-load';
import { middleRound, ROUNDS, ratiosOf } from './rounds';

const nodeServer = fileURLToPath(new URL('./node-server.mjs', import.meta.url));

const SECONDS = 4;
const WARM_SECONDS = 1;
const LOOK_MS = 200;
const PATIENCE_MS = 30_000;

const names = ['node', 'bare', 'next', 'memory'] as const;
type Name = (typeof names)[number];

/**
 * Rates of the median round for Node, a bare Next page, this page rendered by Next, and this page from memory.
 * `timesNext` and `ofNode` are the ratios of each round in ascending order.
 */
export type MeasuredPages = {
  connections: number;
  rates: Partial<Record<Name, RawFigures>>;
  timesNext: number[];
  ofNode: number[];
};

const lengthOf = (url: URL): Promise<number | null> =>
  new Promise((resolve) => {
    const sent = request(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } }, (answer) => {
      const length = answer.headers['content-length'];
      answer.resume().on('end', () => resolve(length === undefined ? null : Number(length)));
    });
    sent.on('error', () => resolve(null));
    sent.end();
  });

/**
 * Polls until the page shrinks: Next compresses on the fly without a length, and a page from memory is recompressed
 * once after its first read.
 */
async function waitForRecompression(url: URL): Promise<void> {
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
  onExit(() => server.stop());
  const url = new URL(page.pathname, `http://127.0.0.1:${port}`);
  while ((await lengthOf(url)) === null) await pause(LOOK_MS);
  return url;
}

async function measureAt(connections: number, urls: Partial<Record<Name, URL>>): Promise<MeasuredPages> {
  const rounds: Record<Name, RawFigures[]> = { node: [], bare: [], next: [], memory: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) {
      const url = urls[name];
      if (!url) continue;
      await rawLoad(url, connections, WARM_SECONDS);
      rounds[name].push(await rawLoad(url, connections, SECONDS));
    }
  const measured = names.filter((name) => urls[name]);
  const rates = Object.fromEntries(measured.map((name) => [name, middleRound(rounds[name])]));
  const { node, next, memory } = rounds;
  return { connections, rates, timesNext: ratiosOf(memory, next), ofNode: ratiosOf(memory, node) };
}

/**
 * Measures one page from memory, rendered by Next (which handles requests with a query) and served by Node alone, plus
 * a bare Next page, in turns, so that other load affects all of them.
 */
export async function measureMemory(page: URL, barePage: URL | undefined): Promise<MeasuredPages[]> {
  await waitForRecompression(page);
  const next = new URL(`${page.href}?from=next`);
  const urls = { node: await nodeAlone(page), ...(barePage && { bare: barePage }), next, memory: page };
  return [await measureAt(10, urls), await measureAt(50, urls)];
}
