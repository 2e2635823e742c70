import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort, requireFreePort } from './port';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listenOn(host: string, port: number): Promise<void> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen({ port, host }, resolve));
}

describe('PORT', () => {
  it.each(['localhost', '0.0.0.0'])('that is free may be listened on, with HOST %s', async (host) => {
    await expect(requireFreePort(await freePort(), host, 0)).resolves.toBeUndefined();
  });

  it.each([
    ['localhost', '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    ['localhost', '0.0.0.0'],
  ])('is refused for HOST %s when another program has it on %s', async (host, theirs) => {
    const port = await freePort();
    await listenOn(theirs, port);
    await expect(requireFreePort(port, host, 0)).rejects.toThrow(`Port ${port} is taken`);
  });

  it('is waited for while a server that was killed lets go of it', async () => {
    const port = await freePort();
    await listenOn('127.0.0.1', port);
    setTimeout(() => servers.pop()?.close(), 300);
    await expect(requireFreePort(port, 'localhost', 5000)).resolves.toBeUndefined();
  });

  it('is refused for a HOST this machine does not have', async () => {
    await expect(requireFreePort(await freePort(), '192.0.2.1', 0)).rejects.toThrow('not an address of this machine');
  });
});
