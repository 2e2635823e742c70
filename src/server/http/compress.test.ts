import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ask, serveSteps } from '@/test/serve-steps';
import { compress } from './compress';
import type { Step } from './step';

const page = 'A turtle at six metres. '.repeat(100);

const answerPage: Step = (request, response) => {
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', 'text/html');
  response.setHeader('ETag', '"1"');
  response.end(request.url === '/' ? page : request.url);
};

async function answerTo(path: string, accepts?: string) {
  const server = await serveSteps(compress, answerPage);
  return ask(server, path, { headers: accepts ? { 'accept-encoding': accepts } : {} });
}

it('compress uses brotli where it is accepted, else gzip, else no compression', async () => {
  const newer = await answerTo('/', 'gzip, deflate, br, zstd');
  expect(newer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(String(brotliDecompressSync(newer.body))).toBe(page);
  const older = await answerTo('/', 'gzip, deflate');
  expect(older.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(String(gunzipSync(older.body))).toBe(page);
  const plain = await answerTo('/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(String(plain.body)).toBe(page);
});

it('compress compresses API answers, whose Content-Type Next sets as a list of one', async () => {
  const days = JSON.stringify(Array.from({ length: 100 }, (_, day) => ({ day, places_left: 8 })));
  const answerDays: Step = (_, response) => {
    response.setHeader('Content-Type', ['application/json']);
    response.end(days);
  };
  const server = await serveSteps(compress, answerDays);
  const { headers, body } = await ask(server, '/api/trpc', { headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'application/json' });
  expect(String(brotliDecompressSync(body))).toBe(days);
});

it('compress leaves answers too short to shrink unchanged', async () => {
  const { headers, body } = await answerTo('/_next/static/unpacked.js', 'gzip, br');
  expect(String(body)).toBe('/_next/static/unpacked.js');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers).toHaveProperty('etag');
});
