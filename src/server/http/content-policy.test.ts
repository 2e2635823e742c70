import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as open } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { finishInlineScripts, SCRIPT_HASHES } from '@/server/next-internals/inline-scripts.mjs';
import { ask, portOf, serveSteps } from '@/test/serve-steps';
import { compress } from './compress';
import { contentPolicy } from './content-policy';
import type { Step } from './step';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const flight = 'self.__next_f.push([1,"0:\\"a\\""])';
const page = `<!doctype html><script>${flight}</script><p>Reef</p><script>stolen()</script>`;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const policyOf = (headers: object) => new Map(Object.entries(headers)).get('content-security-policy') as unknown;
const scriptsOf = (headers: object) => /script-src ([^;]*)/.exec(String(policyOf(headers)))?.[1]?.split(' ') ?? [];

const answer =
  (status: number, headers: object, body = ''): Step =>
  (_request, response) =>
    void response.writeHead(status, { ...headers }).end(body);
const serve = (step: Step, isDevelopment = false) => serveSteps(contentPolicy(isDevelopment), step);

describe('a page rendered on request', () => {
  it('allows the data that Next writes into it by hashes, and no other inline script', async () => {
    const { status, headers, body } = await ask(await serve(answer(200, html, page)), '/');
    expect(status).toBe(200);
    expect(scriptsOf(headers)).toContain(hashOf(flight));
    expect(scriptsOf(headers)).toContain("'self'");
    expect(scriptsOf(headers)).not.toContain(hashOf('stolen()'));
    expect(String(policyOf(headers))).not.toContain("script-src 'unsafe-inline'");
    expect(String(body)).toBe(page);
  });

  it('gets its policy even when it comes in pieces and under an error status', async () => {
    const inPieces: Step = (_request, response) => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('ETag', '"of the pieces"');
      response.flushHeaders();
      response.write(page.slice(0, 30));
      response.write(Buffer.from(page.slice(30)), () => response.end());
    };
    const { status, headers, body } = await ask(await serve(inPieces), '/nowhere');
    expect([status, String(body)]).toEqual([404, page]);
    expect(scriptsOf(headers)).toContain(hashOf(flight));
    expect(headers.etag).toBeUndefined();
    expect(headers['content-length']).toBe(String(page.length));
  });

  it('has the same headers for HEAD', async () => {
    const server = await serve(answer(200, html, page));
    const [get, head] = [await ask(server, '/'), await ask(server, '/', { method: 'HEAD' })];
    expect(policyOf(head.headers)).toBe(policyOf(get.headers));
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.body).toHaveLength(0);
  });

  it('is compressed like every other page', async () => {
    const long = page + '<p>Manta</p>'.repeat(500);
    const server = await serveSteps(compress, contentPolicy(false), answer(200, html, long));
    const { headers, body } = await ask(server, '/', { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(body))).toBe(long);
    expect(scriptsOf(headers)).toContain(hashOf(flight));
  });
});

describe('a stored page', () => {
  const { hashes } = finishInlineScripts(page);
  const stored = { ...html, [SCRIPT_HASHES]: hashes };

  it('has the policy of its stored hashes, which are not sent themselves', async () => {
    const { headers } = await ask(await serve(answer(200, stored, page)), '/');
    expect(scriptsOf(headers)).toContain(hashOf(flight));
    expect(headers[SCRIPT_HASHES]).toBeUndefined();
  });

  it('has its policy in a 304 too, unless it was rendered again: then the browser’s own policy stays', async () => {
    const notModified = await ask(await serve(answer(304, { [SCRIPT_HASHES]: hashes })), '/');
    expect(scriptsOf(notModified.headers)).toContain(hashOf(flight));
    expect(policyOf((await ask(await serve(answer(304, {})), '/')).headers)).toBeUndefined();
  });

  it('has the strictest policy as router data', async () => {
    const data = { 'Content-Type': 'text/x-component', [SCRIPT_HASHES]: hashes };
    const { headers } = await ask(await serve(answer(200, data, '0:"a"')), '/?_rsc=1');
    expect(policyOf(headers)).toMatch(/^default-src 'none'/);
    expect(headers[SCRIPT_HASHES]).toBeUndefined();
  });
});

it('a redirect has the strictest policy', async () => {
  const { headers } = await ask(await serve(answer(307, { Location: '/de' })), '/en');
  expect(policyOf(headers)).toMatch(/^default-src 'none'/);
});

it('a personal page keeps the policy it came with and is sent unchanged', async () => {
  const policy = "script-src 'nonce-abc'";
  let finish = () => {};
  const streams: Step = (_request, response) => {
    response.writeHead(200, { ...html, 'Content-Security-Policy': policy });
    response.write('<p>first');
    finish = () => response.end('<p>last');
  };
  const server = await serve(streams);
  const sent = open({ host: '127.0.0.1', port: portOf(server), path: '/user', agent: false }).end();
  const [received] = await once(sent, 'response');
  expect(policyOf(received.headers)).toBe(policy);
  const [first] = await once(received, 'data');
  expect(String(first)).toBe('<p>first');
  finish();
});

it('a policy sent by the caller reaches nobody', async () => {
  const seen: object[] = [];
  const server = await serve((request, response) => {
    seen.push(request.headers);
    response.writeHead(200, html).end(page);
  });
  const forged = "script-src 'nonce-forged'";
  const headers = { 'content-security-policy': forged, 'Content-Security-Policy-Report-Only': forged };
  const forgery = await ask(server, '/', { headers: { ...headers, [SCRIPT_HASHES]: "'sha256-forged'" } });
  expect(String(policyOf(forgery.headers))).not.toContain('forged');
  expect(seen.map((each) => Object.keys(each).filter((name) => name.startsWith('content-security')))).toEqual([[]]);
});

it('hot reload may run the scripts it writes', async () => {
  const { headers } = await ask(await serve(answer(200, html, page), true), '/');
  expect(scriptsOf(headers)).toEqual(["'self'", "'unsafe-inline'", "'unsafe-eval'"]);
});
