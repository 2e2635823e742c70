import superjson from 'superjson';

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/** True when JSON represents the value exactly: no dates and nothing undefined. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value !== 'object') return false;
  return Array.isArray(value) ? value.every(isJson) : isPlain(value) && Object.values(value).every(isJson);
}

/**
 * Superjson copies a value and annotates each part of it. Where there is nothing to annotate, skipping it saves a third
 * of the time of a long list.
 */
export const serialize = (value: unknown): ReturnType<typeof superjson.serialize> =>
  isJson(value) ? { json: value as never } : superjson.serialize(value);
