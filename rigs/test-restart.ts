import http from 'node:http';
import { step } from '../scripts/lib/command-step';
import { databaseOfRunningApp } from '../scripts/lib/database';
import { Fault } from '../scripts/lib/fault';
import { startFreshAsStep } from '../scripts/lib/fresh-server';
import { pause } from '../scripts/lib/lifecycle';
import { freePort } from '../scripts/lib/port';
import { serve } from '../scripts/lib/server';
import { appEnvironment } from '../scripts/lib/settings';
import { readSettings } from '../src/env';
import { startHaproxy } from './lib/haproxy';

const CLIENTS = 50;
const SETTLE_MS = 5_000;
/**
 * Milliseconds; without pauses the clients would measure the proxy's treatment of instances too busy for health checks.
 */
const THINK_MS = 1_000;
const PATHS = ['/', '/de/trips', '/api/health/live', '/api/users/products?kind=trip'];

type Counts = { answered: number; refused: Record<string, number>; cut: Record<string, number> };

const count = (counts: Record<string, number>, key: string) => {
  counts[key] = (counts[key] ?? 0) + 1;
};

function get(origin: string, path: string, agent: http.Agent, counts: Counts): Promise<void> {
  return new Promise((resolve) => {
    const cut = (error: Error & { code?: string }) => {
      count(counts.cut, error.code ?? error.message);
      resolve();
    };
    const request = http.get(origin + path, { agent }, (answer) => {
      answer.resume().once('error', cut);
      answer.once('end', () => {
        if (answer.statusCode === 200) counts.answered += 1;
        else count(counts.refused, `${answer.statusCode} ${path}`);
        resolve();
      });
    });
    request.once('error', cut);
  });
}

/** Clients that send requests continuously over reused connections until `end`. */
function startClients(origin: string): { end(): Promise<Counts> } {
  const counts: Counts = { answered: 0, refused: {}, cut: {} };
  let isOver = false;
  const client = async (_: unknown, index: number) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = index; !isOver; turn++) {
      await get(origin, PATHS[turn % PATHS.length] ?? '/', agent, counts);
      await pause(THINK_MS);
    }
    agent.destroy();
  };
  const clients = Array.from({ length: CLIENTS }, client);
  return {
    async end() {
      isOver = true;
      await Promise.all(clients);
      return counts;
    },
  };
}

/** Restarts one of two instances behind HAProxy under load; no request may fail. */
export default async function command(): Promise<number> {
  const { origin, dataDir } = await startFreshAsStep();
  const first = Number(new URL(origin).port);
  const own = { DATA_DIR: dataDir, PORT: String(await freePort()), APP_MODE: 'demo', APP_URL: origin };
  const settings = readSettings({ ...process.env, ...own });
  const database = databaseOfRunningApp(settings);
  if (!database) throw new Fault(`There is no database in ${dataDir}.`);
  const startSecond = () =>
    serve('start', settings, { ...appEnvironment(settings, database), RATE_LIMIT_FACTOR: '1000' });
  const second = await step('Instance', 'starting a second instance', startSecond);

  const port = await freePort();
  await startHaproxy(port, [first, settings.PORT]);
  await pause(SETTLE_MS);
  const clients = startClients(`http://127.0.0.1:${port}`);
  await pause(SETTLE_MS);
  await step('Stop', 'stopping the second instance', () => second.stop());
  await pause(SETTLE_MS);
  await step('Start', 'starting the second instance again', startSecond);
  await pause(SETTLE_MS);
  const { answered, refused, cut } = await clients.end();
  const failed = Object.keys(refused).length + Object.keys(cut).length;
  console.log(
    `${CLIENTS} clients, ${answered} requests answered.`,
    failed === 0 ? 'No connection was cut.' : { refused, cut },
  );
  return failed === 0 ? 0 : 1;
}
