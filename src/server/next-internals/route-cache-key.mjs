// Matches a key written by Next's `getRouteCacheKey`: the kind of the route, a hash of its source, and the address
// after a `$`.
const PAGE = /^\/route-cache\/APP_PAGE\/[0-9a-f]{64}\/\$(\/.*)$/;

/**
 * The internal address (`/en/trips`) of the page that Next caches under a key; null for other entries.
 * @param {string} key
 */
export const addressOfKey = (key) => PAGE.exec(key)?.[1] ?? null;
