import { freePort } from '../../scripts/lib/port';

const taken = new Set<number>();

/** Reserves a free port within this cluster, so that no other part takes it before its program listens. */
export async function ownPort(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (taken.has(port)) continue;
    taken.add(port);
    return port;
  }
}
