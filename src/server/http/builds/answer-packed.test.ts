import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Step } from '@/server/http/step';
import { ask, serveSteps } from '@/test/serve-steps';
import { answerPacked } from './answer-packed';
import { filesIn } from './archive';

const script = 'dive()';
let built: string;

beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'segara-built-'));
  mkdirSync(join(built, 'static'));
  writeFileSync(join(built, 'static', 'dive.js'), script);
  writeFileSync(join(built, 'static', 'dive.js.br'), brotliCompressSync(script));
  writeFileSync(join(built, 'static', 'turtle.woff2'), 'letters');
});
afterEach(() => rmSync(built, { recursive: true }));

const next: Step = (_request, response) => void response.end('next');

async function served() {
  const server = await serveSteps(answerPacked(await filesIn(join(built, 'static'))), next);
  return (path: string, accepts?: string, method = 'GET') =>
    ask(server, path, { method, headers: accepts ? { 'accept-encoding': accepts } : {} });
}

it('answerPacked sends the packed form with the type of the original and an immutable cache lifetime', async () => {
  const get = await served();
  const { status, headers, body } = await get('/_next/static/dive.js', 'gzip, br');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript',
    'cache-control': 'max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  for (const heavy of ['etag', 'keep-alive']) expect(headers).not.toHaveProperty(heavy);
  expect(String(brotliDecompressSync(body))).toBe(script);
  const head = await get('/_next/static/dive.js', 'br', 'HEAD');
  expect([head.headers['content-length'], head.body.length]).toEqual([headers['content-length'], 0]);
});

it.each([
  ['/_next/static/dive.js', 'gzip'],
  ['/_next/static/dive.js', 'gzip, br;q=0'],
  ['/_next/static/dive.js', undefined],
  ['/_next/static/dive.js?v=1', 'br'],
  ['/_next/static/dive.js.br', 'br'],
  ['/_next/static/turtle.woff2', 'br'],
  ['/_next/static/other.js', 'br'],
  ['/dive.js', 'br'],
])('answerPacked leaves %s to Next for a client that accepts %s', async (path, accepts) => {
  const get = await served();
  expect(String((await get(path, accepts)).body)).toBe('next');
});
