import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as deadlines from '@/server/process/deadline';
import { countryOf } from './country';

const settings = vi.hoisted(() => ({ COUNTRY_LOOKUP_URL: undefined as string | undefined }));
vi.mock('@/env', () => ({ env: settings, isDevelopment: false }));
vi.mock('@/server/process/log', () => ({ log: { warn: () => {} } }));

// A documentation address that no table locates.
const UNKNOWN = '203.0.113.7';
let server: Server;
let answer: RequestListener;
const requested: string[] = [];

beforeEach(async () => {
  requested.length = 0;
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings.COUNTRY_LOOKUP_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/of/{ip}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('the country of a visitor', () => {
  test.each([
    ['91.0.0.1', 'DE'],
    ['36.66.0.1', 'ID'],
    ['::ffff:133.1.1.1', 'JP'],
  ])('is found without a network call: %s', async (address, country) => {
    expect(await countryOf(address)).toBe(country);
    expect(requested).toEqual([]);
  });

  test.each(['127.0.0.1', '10.1.2.3', '192.168.1.20', '::1', 'fd00::1'])(
    'is the shop’s own for an address of its network: %s',
    async (address) => {
      expect(await countryOf(address)).toBe('ID');
      expect(requested).toEqual([]);
    },
  );

  test('is unknown for an invalid address', async () => {
    expect(await countryOf('')).toBeNull();
    expect(await countryOf('nowhere')).toBeNull();
  });

  test('is unknown for an address beyond the table when no service is set', async () => {
    settings.COUNTRY_LOOKUP_URL = undefined;
    expect(await countryOf(UNKNOWN)).toBeNull();
  });
});

describe('a configured country service', () => {
  test.each(['fr\n', '{"country_code":"FR"}', '{"countryCode":"FR","country":"France"}', '{"country":"FR"}'])(
    'is queried for addresses the table does not have, and may answer %s',
    async (body) => {
      answer = (_, response) => response.end(body);
      expect(await countryOf(UNKNOWN)).toBe('FR');
      expect(requested).toEqual([`/of/${UNKNOWN}`]);
    },
  );

  test('is ignored unless it names a country', async () => {
    answer = (_, response) => response.end('{"country":"Atlantis"}');
    expect(await countryOf(UNKNOWN)).toBeNull();
  });

  test('is not followed through a redirect', async () => {
    answer = ({ url }, response) =>
      url === '/elsewhere' ? response.end('FR') : response.writeHead(302, { location: '/elsewhere' }).end();
    expect(await countryOf(UNKNOWN)).toBeNull();
    expect(requested).toEqual([`/of/${UNKNOWN}`]);
  });

  test('is not read beyond 4 KB', async () => {
    answer = (_, response) => response.end(`${' '.repeat(5000)}FR`);
    expect(await countryOf(UNKNOWN)).toBeNull();
  });

  test('times out after a second and a half', async () => {
    const time = new AbortController();
    const limit = vi.spyOn(deadlines, 'deadlineIn').mockReturnValueOnce(time.signal);
    answer = () => time.abort();
    expect(await countryOf(UNKNOWN)).toBeNull();
    expect(limit).toHaveBeenCalledExactlyOnceWith(1500);
    limit.mockRestore();
  });

  test('may fail, which leaves the country unknown', async () => {
    answer = (_, response) => response.writeHead(500).end('FR');
    expect(await countryOf(UNKNOWN)).toBeNull();
  });
});
