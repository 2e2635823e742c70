import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileStorage } from '@/server/storage/file-storage';
import { ask, serveSteps } from '@/test/serve-steps';
import { answerOtherBuilds } from './answer-other-builds';
import { filesIn } from './archive';
import { otherBuilds, publishBuild } from './builds';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'segara-builds-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const storage = () => fileStorage(join(home, 'storage'));
const script = (build: string) => `console.log('${build}')`;

/** A build with a script of its own, compressed beside it, and a font. */
function built(build: string): string {
  const folder = join(home, build);
  mkdirSync(join(folder, 'chunks'), { recursive: true });
  writeFileSync(join(folder, 'chunks', `${build}.js`), script(build));
  writeFileSync(join(folder, 'chunks', `${build}.js.br`), brotliCompressSync(script(build)));
  writeFileSync(join(folder, `${build}.woff2`), build);
  return folder;
}

const publish = async (build: string, most = 3) => publishBuild(storage(), build, await filesIn(built(build)), most);

async function instanceOf(build: string) {
  let now = 0;
  const own = new Set([`/_next/static/chunks/${build}.js`]);
  const server = await serveSteps(
    answerOtherBuilds(
      own,
      otherBuilds(storage(), build, () => now),
    ),
    async (_request, response) => {
      response.writeHead(404).end();
    },
  );
  const get = (path: string, headers = {}) => ask(server, `/_next/static/${path}`, { headers });
  const later = () => {
    now += 10_000;
  };
  return { get, later };
}

it('an instance serves the files of earlier and later builds in the smallest accepted encoding', async () => {
  await publish('old');
  const { get, later } = await instanceOf('old');
  expect((await get('chunks/new.js')).status).toBe(404);
  await publish('new');
  later();
  const plain = await get('chunks/new.js');
  expect(plain).toMatchObject({ status: 200, headers: { 'content-type': 'text/javascript' } });
  expect(plain.headers['cache-control']).toContain('immutable');
  expect(String(plain.body)).toBe(script('new'));
  const packed = await get('chunks/new.js', { 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  const updated = await instanceOf('new');
  expect(String((await updated.get('old.woff2')).body)).toBe('old');
});

it('the newest builds keep their files, and a redeployed build becomes the newest', async () => {
  for (const build of ['first', 'second', 'third', 'first', 'fourth']) await publish(build, 2);
  const { get } = await instanceOf('fourth');
  expect((await get('first.woff2')).status).toBe(200);
  expect((await get('second.woff2')).status).toBe(404);
  expect(readdirSync(join(home, 'storage'))).toHaveLength(3);
});

it('an unavailable storage leaves the request to Next', async () => {
  const find = async () => {
    throw new Error('away');
  };
  const server = await serveSteps(answerOtherBuilds(new Set(), find), async (_request, response) => {
    response.writeHead(404).end();
  });
  expect((await ask(server, '/_next/static/chunks/x.js')).status).toBe(404);
});
