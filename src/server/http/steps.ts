import { isDevelopment } from '@/env';
import { measureRequests } from '@/server/metrics/measure-requests';
import type { Routes } from '@/server/metrics/route-of';
import type { Manifest } from '@/server/pictures/shipped';
import { traceRequests } from '@/server/traces/trace-requests';
import { allowMethods } from './allow-methods';
import { answerShippedPicture } from './answer-shipped-picture';
import { stampClientAddress } from './client-address';
import { compress } from './compress';
import { contentPolicy } from './content-policy';
import { answerDuringOutage } from './database-away';
import { limitBody } from './limit-body';
import { answerFromMemory } from './memory/answer-from-memory';
import { avoidOldRendering } from './memory/avoid-old-rendering';
import { labelCall, labelRequest } from './name-request';
import { trackAnswer } from './open-answers';
import { refuseReady } from './refuse-ready';
import { sanitizeUrl } from './sanitize-url';
import type { Step } from './step';

type Parts = {
  trustedProxies: readonly string[];
  staticFiles: { own: Step; ofOtherBuilds: Step };
  shipped: Manifest;
  routes: Routes;
  next: Step;
};

/** The steps of every request, in this order. */
export const stepsOf = ({ trustedProxies, staticFiles, shipped, routes, next }: Parts): Step[] => [
  trackAnswer,
  measureRequests(routes),
  traceRequests(routes, trustedProxies),
  // Answers only requests without a body and a query, for pages found by their exact address.
  answerFromMemory,
  labelCall(trustedProxies),
  refuseReady,
  avoidOldRendering(),
  sanitizeUrl,
  stampClientAddress(trustedProxies),
  limitBody(),
  allowMethods,
  answerShippedPicture(shipped),
  staticFiles.own,
  staticFiles.ofOtherBuilds,
  compress,
  contentPolicy(isDevelopment),
  // Right before Next: code called from a socket event would lose the id.
  labelRequest(trustedProxies),
  answerDuringOutage,
  next,
];
