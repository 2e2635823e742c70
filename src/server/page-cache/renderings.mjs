import { addressOfKey } from '../next-internals/route-cache-key.mjs';
import { changesSoFar } from './changes.mjs';

/* The pages that Next is rendering for its cache. Requests during a rendering get the same page, so the first request
   counts as its beginning. The HTTP server reads them too, hence `globalThis`. */

/** @typedef {{ begun: number, finished: Promise<void>, finish: () => void, hasFailed: boolean }} Rendering */

/** A page whose rendering nobody waited for may never be finished; its beginning need not be stored forever. */
const MOST = 10_000;

const slot = Symbol.for('segara.renderings');
const shared = /** @type {{ [slot]?: Map<string, Rendering> }} */ (globalThis);

/** @returns {Map<string, Rendering>} */
function renderings() {
  shared[slot] ??= new Map();
  return shared[slot];
}

/** @param {string} key */
const nameOf = (key) => addressOfKey(key) ?? key;

/** @param {string} key */
export function noteBeginning(key) {
  const all = renderings();
  const name = nameOf(key);
  if (all.get(name)?.hasFailed === false) return;
  const [oldest] = all.keys();
  if (all.size >= MOST && oldest !== undefined) all.delete(oldest);
  let finish = () => {};
  /** @type {Promise<void>} */
  const finished = new Promise((resolve) => {
    finish = resolve;
  });
  all.set(name, { begun: changesSoFar(), finished, finish, hasFailed: false });
}

/** Ends a page's rendering and returns the number of changes before it began. @param {string} key */
export function takeBeginning(key) {
  const rendering = renderings().get(nameOf(key));
  renderings().delete(nameOf(key));
  rendering?.finish();
  return rendering?.begun ?? changesSoFar();
}

/** The rendering that a request for the address would join, if it was begun before the last change. @param {string} address */
export function oldRenderingOf(address) {
  const rendering = renderings().get(address);
  return rendering && !rendering.hasFailed && rendering.begun < changesSoFar() ? rendering : null;
}

/** A page that failed to render is never finished, and the next request renders it anew. @param {string} address */
export function noteFailure(address) {
  const rendering = renderings().get(address);
  if (!rendering) return;
  rendering.hasFailed = true;
  rendering.finish();
}

/** Forgets a rendering for which a request no longer waits. @param {string} address @param {Rendering} rendering */
export function giveUp(address, rendering) {
  if (renderings().get(address) === rendering) renderings().delete(address);
}
