/*
 * What has changed since this process runs, by a count of changes instead of by a clock, which may be set back. Next
 * loads the page cache as it is, outside of the bundles that hear of changes; so both find the one list where the whole
 * process finds it.
 */

/** @typedef {{ count: number, parts: Map<string, number>, everything: number }} Changes */

const place = Symbol.for('segara.public-pages');
const held = /** @type {{ [place]?: Changes }} */ (globalThis);

/** @returns {Changes} */
function changes() {
  held[place] ??= { count: 0, parts: new Map(), everything: 0 };
  return held[place];
}

export const changesSoFar = () => changes().count;

/** @param {string} part  as in shared/page-part.ts */
export function noteChange(part) {
  const noted = changes();
  noted.count += 1;
  if (part === 'everything') noted.everything = noted.count;
  else noted.parts.set(part, noted.count);
}

/**
 * Whether something made of these parts, begun after so many changes, may show what is no longer so.
 * @param {string[]} parts
 * @param {number} begun
 */
export function isOutdated(parts, begun) {
  const { parts: changed, everything } = changes();
  return everything > begun || parts.some((part) => (changed.get(part) ?? 0) > begun);
}
