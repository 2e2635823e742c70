import { pause } from '../../scripts/lib/lifecycle';
import { OUTCOME_UNKNOWN } from '../traffic/requests';
import { untilTrue } from '../traffic/until';
import type { SoakSite } from './site';

const DOWN_MS = 2_000;
const LONG_MS = 20_000;
const GATEWAY_MS = 3_000;
/** A request that was under way when the site was whole again may still fail. */
const SETTLE_MS = 3_000;

/** `kinds` are the errors that a client may see until the site is whole again. */
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

/** One fault after the other, and no new process in the second half: what it takes is to be seen over a long time. */
export function nextFault(turn: number, share: number): SoakFault {
  const all = [KILL, ...others];
  const fault = all[turn % all.length] ?? KILL;
  return fault === KILL && share > 1 / 2 ? nextFault(turn + 1, share) : fault;
}

export async function suffer({ run }: SoakFault, site: SoakSite): Promise<void> {
  await run(site);
  await untilTrue('the site', site.isReady);
  await pause(SETTLE_MS);
}
