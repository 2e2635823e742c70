import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { portOf, serveSteps } from '@/test/serve-steps';
import { allowMethods, methodsOf } from './allow-methods';
import { trackAnswer } from './open-answers';

async function answerTo(method: string, path: string): Promise<{ status: number; allow: string | undefined }> {
  const server = await serveSteps(trackAnswer, allowMethods, (_request, response) => void response.end());
  const socket = connect(portOf(server), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return { status: Number(answer.split(' ')[1]), allow: /\r\nallow: (.*)\r/i.exec(answer)?.[1] };
}

const page = 'GET, HEAD, POST';
const file = 'GET, HEAD';
const rest = 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT';

describe('methods without a route', () => {
  it.each([
    ['TRACE', '/', page],
    ['TRACE', '/de/trips', page],
    ['TRACE', '/api/users/login', rest],
    ['TRACE', '/_next/static/a.js', file],
    ['TRACE', '/robots.txt', file],
    ['PROPFIND', '/', page],
    ['PROPFIND', '/api/health/live', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/media', 'OPTIONS, POST'],
    ['PUT', '/', page],
    ['DELETE', '/trips', page],
    ['OPTIONS', '/', page],
    ['POST', '/_next/static/a.js', file],
    ['TRACK', '/', file],
    ['BREW', '/api/users/login', file],
    ['CONNECT', 'localhost:80', file],
  ])('%s %s is answered with 405 and the allowed methods', async (method, path, allow) => {
    expect(await answerTo(method, path)).toEqual({ status: 405, allow });
  });
});

describe('methods that a route may have', () => {
  it.each([
    ['GET', '/'],
    ['HEAD', '/'],
    ['POST', '/booking-form'],
    ['GET', '/_next/static/a.js'],
    ['HEAD', '/robots.txt'],
    ['PATCH', '/api/users/profile'],
    ['OPTIONS', '/api/users/login'],
    ['PUT', '/api/users/login'],
  ])('%s %s is passed on', async (method, path) => {
    expect((await answerTo(method, path)).status).toBe(200);
  });
});

it('input that is not HTTP is answered with 400', async () => {
  expect((await answerTo('GET', '/ \u0000')).status).toBe(400);
});

const ROUTE_METHOD = /\b(DELETE|GET|PATCH|POST|PUT)\b(?= =|\(| \}|,)/g;

it('the table lists the methods that the routes export', () => {
  const files = readdirSync('src/app/api', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('route.ts'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const exported = [...readFileSync(`src/app/api/${name}`, 'utf8').matchAll(ROUTE_METHOD)].map(
      ([, method]) => method,
    );
    const path = `/api/${name.replace(/\/?route\.ts$/, '').replaceAll(/\[[^\]]+\]/g, 'x')}`;
    const inTable = methodsOf(path).filter((method) => !['HEAD', 'OPTIONS'].includes(method));
    expect([path, inTable.toSorted()]).toEqual([path, exported.toSorted()]);
  }
});
