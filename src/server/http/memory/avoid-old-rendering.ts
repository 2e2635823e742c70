import { setTimeout as pause } from 'node:timers/promises';
import { pathOf } from '@/server/http/refuse';
import type { Step } from '@/server/http/step';
import { visitOf } from '@/server/http/visit-of';
import { giveUp, noteFailure, oldRenderingOf } from '@/server/page-cache/renderings.mjs';
import { decideVisit } from '@/shared/site/visit';

/** A page that nobody waited for any more may never be finished. */
const PATIENCE_MS = 5_000;

/**
 * Next lets a request join the rendering of a page that is under way. One that was begun before the last change may
 * show what somebody has just changed as it was, so the request waits for its end.
 */
export const avoidOldRendering =
  (patienceMs = PATIENCE_MS): Step =>
  async (request, response, next) => {
    const decision = decideVisit(visitOf(pathOf(request), {}));
    const address = decision.kind === 'page' ? decision.address : null;
    for (
      let rendering = address && oldRenderingOf(address);
      address && rendering;
      rendering = oldRenderingOf(address)
    ) {
      await Promise.race([rendering.finished, pause(patienceMs, undefined, { ref: false })]);
      giveUp(address, rendering);
    }
    await next();
    if (address && response.statusCode >= 500) noteFailure(address);
  };
