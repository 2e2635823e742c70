import { passOn, type Step } from '@/server/http/step';
import { metrics } from './metrics';
import { type Routes, routeOf } from './route-of';

const SECOND = 1000;

export function measureRequests(routes: Routes): Step {
  const measured = metrics();
  if (!measured) return passOn;
  return (request, response, next) => {
    const { method = '', url = '' } = request;
    const since = performance.now();
    response.once('close', () => {
      // An answer that its client did not wait for has no status that anyone saw.
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'left';
      measured.requests.observe({ route: routeOf(url, routes), method, status }, (performance.now() - since) / SECOND);
    });
    return next();
  };
}
