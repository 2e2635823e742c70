import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerSmall } from './compress-answers';

const page = 'A turtle at six metres. '.repeat(100);
const packed = new Set(['/_next/static/dive.js']);
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    answerSmall(packed, request, response);
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', 'text/html');
    response.end(request.url === '/' ? page : request.url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(path: string, accepts?: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = accepts ? { 'accept-encoding': accepts } : {};
    get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      buffer(answer).then((body) => resolve({ headers: answer.headers, body }), reject);
    }).on('error', reject);
  });
}

it('answers in brotli who reads it, in gzip who reads that only, and plainly the others', async () => {
  const newer = await ask('/', 'gzip, deflate, br, zstd');
  expect(newer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(String(brotliDecompressSync(newer.body))).toBe(page);
  const older = await ask('/', 'gzip, deflate');
  expect(older.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(String(gunzipSync(older.body))).toBe(page);
  const plain = await ask('/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(String(plain.body)).toBe(page);
});

it('hands out what the build has packed to who reads it, as what it is', async () => {
  const { headers, body } = await ask('/_next/static/dive.js', 'gzip, br');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=UTF-8',
    vary: 'Accept-Encoding',
  });
  expect(String(body)).toBe('/_next/static/dive.js.br');
});

it.each([
  ['/_next/static/dive.js', 'gzip'],
  ['/_next/static/dive.js', 'gzip, br;q=0'],
  ['/_next/static/dive.js', undefined],
  ['/_next/static/unpacked.js', 'gzip, br'],
])('leaves the address of %s as it is for who reads %s', async (path, accepts) => {
  const { headers, body } = await ask(path, accepts);
  expect(String(body)).toBe(path);
  expect(headers['content-encoding']).toBeUndefined();
});
