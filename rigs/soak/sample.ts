import { countByKind } from '../traffic/requests';
import type { PacedRequests, Times } from './paced-requests';
import type { SoakSite } from './site';

const ANSWER_MS = 5_000;
const MEGABYTE = 1024 ** 2;

/** Series of `/api/metrics` on the process, its pool and its jobs; a state without jobs has no series. */
const series = {
  memory: ['process_resident_memory_bytes', MEGABYTE],
  heap: ['nodejs_heap_size_used_bytes', MEGABYTE],
  files: ['process_open_fds', 1],
  handles: ['nodejs_active_handles_total', 1],
  poolBusy: ['segara_pool_connections{state="busy"}', 1],
  poolWaiting: ['segara_pool_waiting', 1],
  jobsWaiting: ['segara_jobs{state="waiting"}', 1],
  jobsDead: ['segara_jobs{state="dead"}', 1],
  oldestJob: ['segara_jobs_oldest_seconds{state="waiting"}', 1],
} as const satisfies Record<string, readonly [string, number]>;

export type FigureName = keyof typeof series;
export type Figures = Record<FigureName, number>;

export function figuresIn(text: string): Figures {
  const values = new Map<string, number>();
  for (const line of text.split('\n')) {
    const at = line.lastIndexOf(' ');
    values.set(line.slice(0, at), Number(line.slice(at + 1)));
  }
  const read = ([name, unit]: readonly [string, number]) => (values.get(name) ?? 0) / unit;
  return Object.fromEntries(Object.entries(series).map(([name, of]) => [name, read(of)])) as Figures;
}

export type Sample = {
  /** Seconds since traffic began. */
  at: number;
  /** Any fault since the previous sample. */
  fault: string | null;
  /** Number of the server process, from 0. */
  process: number;
  perSecond: number;
  /** Counted by kind. */
  errors: Record<string, number>;
  times: Times;
  /** Null while the server does not answer. */
  figures: Figures | null;
};

async function readFigures({ origin, metricsToken }: SoakSite): Promise<Figures | null> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = await fetch(`${origin}/api/metrics`, { headers, signal: AbortSignal.timeout(ANSWER_MS) }).catch(
    () => null,
  );
  return answer?.ok ? figuresIn(await answer.text()) : null;
}

/** Samples everything since the previous sample. */
export function sampler(site: SoakSite, requests: PacedRequests) {
  const since = performance.now();
  let [last, answered, troubles] = [since, requests.answered, requests.troubles.length];
  return async (fault: string | null, process: number): Promise<Sample> => {
    const figures = await readFigures(site);
    const now = performance.now();
    const sample = {
      at: (now - since) / 1000,
      fault,
      process,
      perSecond: (requests.answered - answered) / ((now - last) / 1000),
      errors: countByKind(requests.troubles.slice(troubles)),
      times: requests.drainTimes(),
      figures,
    };
    [last, answered, troubles] = [now, requests.answered, requests.troubles.length];
    return sample;
  };
}
