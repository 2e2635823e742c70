import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { listeningHost } from '../../src/server/http/local-origin';
import { codeOf, Fault } from './fault';
import { pause } from './lifecycle';

const PROBE_MS = 1000;
const LOOK_MS = 250;

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
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST ${host} is not an address of this machine. Set HOST to localhost or 0.0.0.0.`;
  // Another program may listen on the other loopback address, which a browser might reach instead of us.
  const taken = code !== undefined || (await answers(port, '127.0.0.1')) || (await answers(port, '::1'));
  return taken ? `Port ${port} is taken by another program. Stop it, or set PORT to another number.` : undefined;
}

/** Polls until nothing blocks; returns the remaining obstacle after `patience`. */
async function waitWhile(
  findObstacle: () => Promise<string | undefined>,
  patience: number,
  announce: () => void = () => {},
): Promise<string | undefined> {
  const until = performance.now() + patience;
  for (let looks = 0; ; looks++) {
    const found = await findObstacle();
    if (!found || performance.now() > until) return found;
    if (looks === 0) announce();
    await pause(LOOK_MS);
  }
}

/** `patience` is the time in milliseconds for a killed server to release its port. */
export async function requireFreePort(port: number, host: string, patience: number): Promise<void> {
  const fault = await waitWhile(() => faultOf(port, host), patience);
  if (fault) throw new Fault(fault);
}

/**
 * Lies below the ports that Linux, macOS and Windows use for outgoing connections, which could take one between two
 * starts.
 */
const SERVICE_PORTS = { from: 20_000, to: 32_767 };
const CANDIDATES = 200;

/** Returns `wanted` if it is free, otherwise any free port. */
export async function freePort(wanted?: number): Promise<number> {
  for (let tries = 0; tries < CANDIDATES; tries++) {
    const port = (tries === 0 && wanted) || randomInt(SERVICE_PORTS.from, SERVICE_PORTS.to + 1);
    if (!(await listenError(port, '127.0.0.1'))) return port;
  }
  throw new Fault('There is no free port.');
}

/** False if the port is still taken after `patience` milliseconds. */
export const waitForPort = async (port: number, patience: number, announce: () => void): Promise<boolean> =>
  !(await waitWhile(() => listenError(port, '127.0.0.1'), patience, announce));
