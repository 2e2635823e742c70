import { pause } from '../../scripts/lib/lifecycle';
import { OUTCOME_UNKNOWN } from '../traffic/requests';
import { waitUntilTrue } from '../traffic/until';
import type { SoakSite } from './site';

const DOWN_MS = 2_000;
const LONG_MS = 20_000;
const GATEWAY_MS = 3_000;
/** A request in flight when the site recovered may still fail. */
const SETTLE_MS = 3_000;

/** `kinds` are the errors that clients may see until the site has recovered. */
type SoakFault = { name: string; kinds: string[]; run(site: SoakSite): Promise<void> };

export const KILL: SoakFault = {
  name: 'server killed',
  kinds: ['cut off', '503'],
  async run({ server }) {
    await server.kill();
    await pause(DOWN_MS);
    await server.start();
  },
};

const others: readonly SoakFault[] = [
  {
    name: 'database restarted',
    kinds: ['503', OUTCOME_UNKNOWN],
    async run({ database }) {
      await database.stop();
      await pause(DOWN_MS);
      await database.restart();
    },
  },
  {
    name: 'mail server down',
    kinds: [],
    async run({ mail }) {
      await mail.close();
      await pause(LONG_MS);
      await mail.listen();
    },
  },
  {
    name: 'gateway slow',
    kinds: [],
    async run({ gateway }) {
      gateway.slowDown(GATEWAY_MS);
      await pause(LONG_MS);
      gateway.slowDown(0);
    },
  },
];

/**
 * Rotates through the faults; the server is not restarted in the second half, so that slow growth of the process shows.
 */
export function nextFault(turn: number, share: number): SoakFault {
  const all = [KILL, ...others];
  const fault = all[turn % all.length] ?? KILL;
  return fault === KILL && share > 1 / 2 ? nextFault(turn + 1, share) : fault;
}

export async function injectFault({ run }: SoakFault, site: SoakSite): Promise<void> {
  await run(site);
  await waitUntilTrue('the site', site.isReady);
  await pause(SETTLE_MS);
}
