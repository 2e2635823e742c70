import { env } from '@/env';
import { onRelease } from '@/server/http/stopping';
import { exportTraces } from './traces';

/** Exports traces from now on, if the operator has set an address for them. */
export async function startTraces(): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { openTraces } = await import('./open-traces');
  const opened = openTraces();
  exportTraces(opened);
  onRelease(() => opened.stop());
}
