import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { env } from '@/env';
import { processWide } from '@/server/process/process-wide';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

function create() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'segara_request_seconds',
      help: 'Time from the request to the end of its answer',
      labelNames: ['route', 'method', 'status'],
      buckets: SECONDS,
      registers,
    }),
    calls: new Histogram({
      name: 'segara_call_seconds',
      help: 'Time of a procedure, called by a page, a browser or over REST',
      labelNames: ['procedure', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
  };
}

/** Nothing is counted until the operator sets the token for reading metrics. */
export const metrics = () => (env.METRICS_TOKEN ? processWide('metrics', create) : null);
