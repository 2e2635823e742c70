import { pathOf } from './refuse';
import type { Step } from './step';
import { isStopping } from './stopping';

const answer = { data: { ready: false, parts: { server: { ok: false, reason: 'stopping' } } } };

/**
 * A proxy keeps sending requests until it gets this answer, so a stopping process queries neither Next nor the
 * database.
 */
export const refuseReady: Step = (request, response, next) => {
  if (!isStopping() || pathOf(request) !== '/api/health/ready') return next();
  response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(answer));
};
