import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HANGING_MS } from '../../src/test/hanging';
import { freePort, requireFreePort, waitForPort } from './port';

const { pause } = vi.hoisted(() => ({ pause: vi.fn(async () => {}) }));
vi.mock('./lifecycle', () => ({ pause }));

const servers: Server[] = [];
afterEach(() => {
  pause.mockClear();
  for (const server of servers.splice(0)) server.close();
});

async function listenOn(host: string, port: number): Promise<void> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen({ port, host }, resolve));
}

describe('PORT', () => {
  it.each(['localhost', '0.0.0.0'])('is accepted when free with HOST %s', async (host) => {
    await expect(requireFreePort(await freePort(), host, 0)).resolves.toBeUndefined();
  });

  it.each([
    ['localhost', '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    ['localhost', '0.0.0.0'],
  ])('is refused for HOST %s when another program listens on %s', async (host, theirs) => {
    const port = await freePort();
    await listenOn(theirs, port);
    await expect(requireFreePort(port, host, 0)).rejects.toThrow(`Port ${port} is taken`);
  });

  it('is awaited while a killed server releases it', async () => {
    const port = await freePort();
    await listenOn('127.0.0.1', port);
    pause.mockImplementationOnce(async () => void servers.pop()?.close());
    await expect(requireFreePort(port, 'localhost', HANGING_MS)).resolves.toBeUndefined();
    expect(pause).toHaveBeenCalledOnce();
  });

  it('is refused for a HOST that is not on this machine', async () => {
    await expect(requireFreePort(await freePort(), '192.0.2.1', 0)).rejects.toThrow('not an address of this machine');
  });
});

describe('a picked port', () => {
  it('is outside the range of outgoing connections', async () => {
    const picked = await Promise.all(Array.from({ length: 50 }, () => freePort()));
    expect(picked.filter((port) => port < 20_000 || port >= 32_768)).toEqual([]);
  });

  it('is the requested one unless another program has it', async () => {
    const port = await freePort();
    expect(await freePort(port)).toBe(port);
    await listenOn('127.0.0.1', port);
    expect(await freePort(port)).not.toBe(port);
  });

  it('is awaited for a limited time', async () => {
    const port = await freePort();
    const announce = vi.fn();
    await listenOn('127.0.0.1', port);
    expect(await waitForPort(port, 0, announce)).toBe(false);
    pause.mockImplementationOnce(async () => void servers.pop()?.close());
    expect(await waitForPort(port, HANGING_MS, announce)).toBe(true);
    expect(announce).toHaveBeenCalledOnce();
  });
});
