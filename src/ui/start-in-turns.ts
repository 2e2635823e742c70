type Waiting = [source: 0, attributes: { children: string }][];

declare global {
  interface Window {
    /** What Next lets go first, one after the other, before it starts (`next/script`, `beforeInteractive`). */
    __next_s?: Waiting;
  }
}

/**
 * React, the router and the page are one long task on a phone, in which no touch is answered. An empty script to wait
 * for makes Next start in a turn of its own, and React is read in the turn before.
 */
export function startInTurns() {
  window.__next_s ??= [];
  window.__next_s.push([0, { children: '' }]);
  setTimeout(() => import('react-dom/client'));
}
