import { setTimeout as pause } from 'node:timers/promises';
import { pathOf } from '@/server/http/refuse';
import type { Step } from '@/server/http/step';
import { visitOf } from '@/server/http/visit-of';
import { giveUp, noteFailure, oldRenderingOf } from '@/server/page-cache/renderings.mjs';
import { decideVisit } from '@/shared/site/visit';

/** A page that nobody waits for any more may never finish rendering. */
const PATIENCE_MS = 5_000;

/**
 * Next lets a request join a rendering that is under way. One that began before the last change may show a stale page
 * to the person who has just changed it, so the request waits for its end.
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
