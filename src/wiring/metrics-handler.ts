import { env } from '@/env';
import { safeEqual } from '@/server/crypto/crypto';
import { db } from '@/server/database/db';
import { metrics } from '@/server/metrics/metrics';
import { readClock } from '@/server/process/clock';
import { stateMetrics } from './state-metrics';

const BEARER = 'Bearer ';
const headers = { 'cache-control': 'no-store' };

const refuse = (status: number, message: string) => Response.json({ message }, { status, headers });

/** Serves metrics for Prometheus to callers with the token; not found when no token is set. */
export async function handleMetrics(request: Request): Promise<Response> {
  const counted = metrics();
  if (!counted) return refuse(404, 'Set METRICS_TOKEN to read figures here.');
  const sent = request.headers.get('authorization') ?? '';
  if (!safeEqual(sent, BEARER + env.METRICS_TOKEN)) return refuse(401, 'Send METRICS_TOKEN as bearer.');
  const { registry } = counted;
  const figures = [await registry.metrics(), await stateMetrics(db, readClock())];
  return new Response(figures.join('\n'), { headers: { ...headers, 'content-type': registry.contentType } });
}
