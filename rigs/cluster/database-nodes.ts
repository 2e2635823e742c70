import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onExit } from '../../scripts/lib/lifecycle';
import { inRoot } from '../../scripts/lib/paths';
import { processesIn } from '../../scripts/lib/postgres/leftovers';
import { signal } from '../../scripts/lib/processes';
import { waitUntilTrue } from '../traffic/until';
import { Daemon } from './daemon';
import { type Ground, makeFolder } from './ground';
import { ownPort } from './own-port';
import type { Programs } from './programs';
import { Relay } from './relay';

const NODES = 3;
const SUPERUSER = 'postgres';
const HOST = '127.0.0.1';

export type Node = { name: string; port: number; restPort: number; relay: Relay; daemon: Daemon; data: string };
type Member = { name: string; role: string; state: string; lag?: number | string };

/** Names of roles and states differ between versions of Patroni. */
const isLeader = ({ role, state }: Member) => role === 'leader' && state === 'running';
const isSynchronous = ({ role }: Member) => role === 'sync_standby';
const isAlive = ({ state, lag }: Member) => ['running', 'streaming'].includes(state) && lag !== 'unknown';

async function startEtcd(ground: Ground, { etcd }: Programs): Promise<string> {
  const [client, peer] = [`http://${HOST}:${await ownPort()}`, `http://${HOST}:${await ownPort()}`];
  const data = makeFolder(ground, 'etcd');
  const addresses = { 'client-urls': client, 'peer-urls': peer };
  const listening = Object.entries(addresses).map(([name, url]) => `--listen-${name}=${url}`);
  const advertised = [`--advertise-client-urls=${client}`, `--initial-advertise-peer-urls=${peer}`];
  const args = [`--data-dir=${data}`, '--name=one', ...listening, ...advertised, `--initial-cluster=one=${peer}`];
  new Daemon(ground, { name: 'etcd', file: etcd, args }).start();
  await waitUntilTrue('etcd', async () => (await fetch(`${client}/health`)).ok);
  return client.replace('http://', '');
}

async function makeNode(ground: Ground, programs: Programs, etcd: string, password: string, index: number) {
  const name = `node${index + 1}`;
  const [port, restPort] = [await ownPort(), await ownPort()];
  const relay = new Relay(await ownPort(), port);
  await relay.start();
  const data = join(makeFolder(ground, name), 'data');
  // Killing Patroni leaves its PostgreSQL running.
  onExit(() => {
    if (existsSync(data)) for (const pid of processesIn(data)) signal(pid, 'SIGKILL');
  });
  const user = (role: string, username: string) => ({
    [`PATRONI_${role}_USERNAME`]: username,
    [`PATRONI_${role}_PASSWORD`]: password,
  });
  const env = {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: etcd,
    PATRONI_RESTAPI_LISTEN: `${HOST}:${restPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${HOST}:${restPort}`,
    PATRONI_POSTGRESQL_LISTEN: `${HOST}:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${HOST}:${relay.port}`,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: programs.postgresFolder,
    PATRONI_POSTGRESQL_PGPASS: join(ground.folder, `${name}.pgpass`),
    ...user('SUPERUSER', SUPERUSER),
    ...user('REPLICATION', 'replicator'),
    ...user('REWIND', 'rewinder'),
  };
  const args = [inRoot('deploy/patroni/patroni.yml')];
  const daemon = new Daemon(ground, { name, file: programs.patroni, args, env });
  return { name, port, restPort, relay, daemon, data };
}

/** Three PostgreSQL nodes under Patroni, configured as in `deploy/patroni/patroni.yml`. */
export class DatabaseNodes {
  private constructor(
    readonly nodes: Node[],
    private readonly password: string,
  ) {}

  static async start(ground: Ground, programs: Programs, password: string): Promise<DatabaseNodes> {
    const etcd = await startEtcd(ground, programs);
    const nodes: Node[] = [];
    for (let index = 0; index < NODES; index += 1) nodes.push(await makeNode(ground, programs, etcd, password, index));
    const cluster = new DatabaseNodes(nodes, password);
    for (const { daemon } of nodes) daemon.start();
    await waitUntilTrue('the database cluster', () => cluster.isComplete());
    return cluster;
  }

  urlOf({ port }: { port: number }): string {
    return `postgresql://${SUPERUSER}:${this.password}@${HOST}:${port}/postgres`;
  }

  private async members(): Promise<Member[]> {
    for (const { restPort } of this.nodes) {
      const answer = await fetch(`http://${HOST}:${restPort}/cluster`).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  /** True with one primary, one synchronous standby and no missing node. */
  async isComplete(): Promise<boolean> {
    const members = await this.members();
    const isReplicating = members.every((member) => isLeader(member) || isAlive(member));
    return (
      members.length === NODES && members.some(isLeader) && members.filter(isSynchronous).length === 1 && isReplicating
    );
  }

  private async nodeWith(is: (member: Member) => boolean): Promise<Node> {
    const name = (await this.members()).find(is)?.name;
    const node = this.nodes.find((one) => one.name === name);
    if (!node) throw new Error('no node of the cluster has this role');
    return node;
  }

  primary = (): Promise<Node> => this.nodeWith(isLeader);
  synchronousStandby = (): Promise<Node> => this.nodeWith(isSynchronous);

  /** Kills Patroni and PostgreSQL, as a machine failure would. */
  async killNode({ daemon, data }: Node): Promise<void> {
    const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    signal(main, 'SIGSTOP');
    const killing = daemon.kill();
    for (const pid of [main, ...processesIn(data)]) signal(pid, 'SIGKILL');
    await killing;
  }
}
