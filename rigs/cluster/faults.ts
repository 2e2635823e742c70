import { pause } from '../../scripts/lib/lifecycle';
import { OUTCOME_UNKNOWN } from '../traffic/requests';
import { waitUntilTrue } from '../traffic/until';
import type { Topology } from './topology';

const CUT_MS = 15_000;
const SILENT_MS = 8_000;
const DOWN_MS = 2_000;

/** Errors that clients may see during a fault, and for how long; any other error is a finding. */
export type ClusterFault = { name: string; kinds: string[]; withinMs: number; run(topology: Topology): Promise<void> };

/** A killed instance loses the requests it has accepted; the proxy closes the connection, and a browser would retry. */
const LOST_WITH_ITS_INSTANCE = ['502', '503', 'cut off'];
const HONEST = ['503', OUTCOME_UNKNOWN];

export const clusterFaults: readonly ClusterFault[] = [
  {
    name: 'an instance of the app is killed',
    kinds: LOST_WITH_ITS_INSTANCE,
    withinMs: 5_000,
    async run({ instances: [instance] }) {
      await instance.kill();
      await pause(DOWN_MS);
      await instance.start();
    },
  },
  {
    name: 'the instances are replaced one after the other',
    kinds: [],
    withinMs: 0,
    async run({ instances, isComplete }) {
      for (const instance of instances) {
        await instance.stop();
        await instance.start();
        await waitUntilTrue('the site', isComplete);
      }
    },
  },
  {
    name: 'the worker is killed',
    kinds: [],
    withinMs: 0,
    async run({ worker }) {
      await worker.kill();
      await pause(DOWN_MS);
      await worker.start();
    },
  },
  {
    name: 'an instance behind the proxy is silent',
    kinds: HONEST,
    withinMs: 20_000,
    async run({ instances: [, instance] }) {
      instance.freeze();
      await pause(SILENT_MS);
      instance.thaw();
    },
  },
  {
    name: 'the pooler is killed',
    kinds: HONEST,
    withinMs: 10_000,
    async run({ pooler }) {
      await pooler.kill();
      await pause(DOWN_MS);
      pooler.start();
    },
  },
  {
    name: 'the synchronous standby is cut off',
    kinds: HONEST,
    withinMs: 20_000,
    async run({ nodes }) {
      const [primary, standby] = [await nodes.primary(), await nodes.synchronousStandby()];
      primary.relay.cut(standby.name);
      await pause(CUT_MS);
      primary.relay.restore();
    },
  },
  {
    name: 'the node of the primary is killed',
    kinds: HONEST,
    withinMs: 45_000,
    async run({ nodes }) {
      const primary = await nodes.primary();
      await nodes.killNode(primary);
      while ((await nodes.primary().catch(() => primary)) === primary) await pause(DOWN_MS);
      primary.daemon.start();
    },
  },
];
