import { connect, createServer } from 'node:net';
import { listeningHost } from '../../src/server/local-origin';
import { codeOf, Fault } from './fault';
import { pause } from './lifecycle';

const PROBE_MS = 1000;

function listenError(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error) ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: PROBE_MS });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

async function faultOf(port: number, host: string): Promise<string | undefined> {
  const code = await listenError(port, listeningHost(host));
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST ${host} is not an address of this machine. Set HOST to localhost or 0.0.0.0.`;
  // Somebody may hold the port on the other kind of loopback address, where a browser would find them instead of us.
  const taken = code !== undefined || (await answers(port, '127.0.0.1')) || (await answers(port, '::1'));
  return taken ? `Port ${port} is taken by another program. Stop it, or set PORT to another number.` : undefined;
}

/** `patience`: how long a server that was killed may need to let go of its port. */
export async function requireFreePort(port: number, host: string, patience: number): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    const fault = await faultOf(port, host);
    if (!fault) return;
    if (performance.now() > until) throw new Fault(fault);
    await pause(250);
  }
}

/** One that nobody listens on at the moment; `wanted` if that is so for it. */
export async function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => (wanted === 0 ? reject(new Fault('There is no free port.')) : resolve(freePort())));
    server.listen({ port: wanted, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : wanted;
      server.close(() => resolve(port));
    });
  });
}
