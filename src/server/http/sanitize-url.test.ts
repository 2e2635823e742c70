import { expect, it } from 'vitest';
import { ask, serveSteps } from '@/test/serve-steps';
import { sanitized, sanitizeUrl } from './sanitize-url';

it.each(['/', '/de/trips', '/trips/w%C3%BCrmer?search=%E3%83%9E', '/trips?search=%zz', '*'])(
  'sanitizeUrl leaves %s unchanged',
  (url) => {
    expect(sanitized(url)).toBe(url);
  },
);

it.each([
  ['/trips/%zz', '/trips/%25zz'],
  ['/api/media/%FF.webp?lang=de', '/api/media/%25FF.webp?lang=de'],
  ['/trips/w%C3%BCrmer/%E0%A4', '/trips/w%25C3%25BCrmer/%25E0%25A4'],
])('sanitizeUrl escapes %s, which cannot be decoded, so that it can be looked up', (url, decodable) => {
  expect(sanitized(url)).toBe(decodable);
});

it('sanitizeUrl replaces NUL characters, which the database refuses', () => {
  expect(sanitized('/trips/a%00b?search=%00')).toBe('/trips/a%EF%BF%BDb?search=%EF%BF%BD');
});

it('sanitizeUrl passes the sanitized URL to the following step', async () => {
  const server = await serveSteps(sanitizeUrl, (request, response) => void response.end(request.url));
  expect(String((await ask(server, '/trips/%zz')).body)).toBe('/trips/%25zz');
});
