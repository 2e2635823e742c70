/* The changes since this process started, by a count instead of a clock, which may be set back. Next loads the page
   cache outside the bundles that receive changes, so both share this one list on `globalThis`. */

/** @typedef {{ count: number, parts: Map<string, number>, everything: number }} Changes */

const slot = Symbol.for('segara.public-pages');
const held = /** @type {{ [slot]?: Changes }} */ (globalThis);

/** @returns {Changes} */
function changes() {
  held[slot] ??= { count: 0, parts: new Map(), everything: 0 };
  return held[slot];
}

export const changesSoFar = () => changes().count;

/** @param {string} part  as in shared/site/cache-tag.ts */
export function recordChange(part) {
  const noted = changes();
  noted.count += 1;
  if (part === 'everything') noted.everything = noted.count;
  else noted.parts.set(part, noted.count);
}

/**
 * True when a page made of these parts, begun after that many changes, may be outdated.
 * @param {string[]} parts
 * @param {number} begun
 */
export function isOutdated(parts, begun) {
  const { parts: changed, everything } = changes();
  return everything > begun || parts.some((part) => (changed.get(part) ?? 0) > begun);
}
