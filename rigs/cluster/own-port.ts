import { freePort } from '../../scripts/lib/port';

const taken = new Set<number>();

/** A free port that no other part of this cluster has been given, although it does not listen yet. */
export async function ownPort(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (taken.has(port)) continue;
    taken.add(port);
    return port;
  }
}
