import { announceNavigation } from '@/ui/feedback/navigation-start';
import { watchForOutdatedBuild } from '@/ui/feedback/reload-guard';

type Waiting = [source: 0, attributes: { children: string }][];

declare global {
  interface Window {
    /** The scripts that Next runs one after the other before it starts (`next/script`, `beforeInteractive`). */
    __next_s?: Waiting;
  }
}

/**
 * React, the router and the page start as one long task on a phone, during which no touch is answered. Waiting for an
 * empty script makes Next start in a task of its own, after the task that evaluates React.
 */
function startInTurns() {
  window.__next_s ??= [];
  window.__next_s.push([0, { children: '' }]);
  setTimeout(() => import('react-dom/client'));
}

watchForOutdatedBuild();
startInTurns();

/** Next calls this when its router begins a navigation. */
export const onRouterTransitionStart = announceNavigation;
