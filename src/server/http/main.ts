import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { routesIn } from '@/server/metrics/route-of';
import { limitStoredPages } from '@/server/page-cache/stored-pages.mjs';
import { readManifest } from '@/server/pictures/shipped';
import { envOrExit } from '@/server/process/env-or-exit';
import { log } from '@/server/process/log';
import { openStorage } from '@/server/storage/open-storage';
import { startTraces } from '@/server/traces/start-traces';
import { answerOtherBuilds, staticIn } from './builds/answer-other-builds';
import { answerPacked } from './builds/answer-packed';
import { filesIn } from './builds/archive';
import { otherBuilds, publishBuild } from './builds/builds';
import { listeningHost } from './local-origin';
import { handle, httpServer } from './server';
import { passOn, type Step } from './step';
import { stepsOf } from './steps';
import { defaultStop, stopOnSignal } from './stop';
import { onRelease } from './stopping';

const isDev = process.argv[2] === 'dev';
const { HOST, PORT, PAGE_CACHE_MB, STATIC_KEEP, TRUSTED_PROXIES } = envOrExit();
limitStoredPages(PAGE_CACHE_MB);
await startTraces();
const hostname = listeningHost(HOST);
const folder = process.cwd();

const server = httpServer();
// Next handles the upgrade requests of the server it is given. Only hot reload needs them; without a listener Node
// treats them as ordinary requests.
const upgradeServer = isDev ? server : createServer();
// Without `hostname` and `port`, Next treats rewrites to our own address as external.
const app = next({ dev: isDev, dir: folder, hostname, port: PORT, httpServer: upgradeServer });
await app.prepare();

/** Hot reload has no builds. */
async function staticFiles(): Promise<{ own: Step; ofOtherBuilds: Step }> {
  if (isDev) return { own: passOn, ofOtherBuilds: passOn };
  const [built, storage] = [join(folder, '.next'), openStorage()];
  const build = readFileSync(join(built, 'BUILD_ID'), 'utf8').trim();
  const files = await filesIn(join(built, 'static'));
  await publishBuild(storage, build, files, STATIC_KEEP).catch((err: unknown) =>
    log.warn({ err }, 'the static files of this build cannot be stored for other instances'),
  );
  return {
    own: answerPacked(files),
    ofOtherBuilds: answerOtherBuilds(staticIn(join(built, 'static')), otherBuilds(storage, build)),
  };
}

const handOver = app.getRequestHandler();
const steps = stepsOf({
  trustedProxies: TRUSTED_PROXIES,
  shipped: readManifest(),
  routes: routesIn(join(folder, '.next', 'routes-manifest.json')),
  staticFiles: await staticFiles(),
  next: (request, response) => handOver(request, response),
});
handle(server, steps);
onRelease(() => app.close());
stopOnSignal(server, isDev ? { ...defaultStop, drain: async () => {} } : defaultStop);
server.once('error', (error) => {
  log.fatal({ err: error }, 'the server cannot listen');
  process.exit(1);
});
server.listen(PORT, hostname);
