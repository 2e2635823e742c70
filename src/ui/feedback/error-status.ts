/** What a server component throws has lost everything but this on its way to the browser. */
const isUnavailable = (error: object): boolean => 'digest' in error && error.digest === 'unavailable';

/** The HTTP status an error carries; whatever says nothing about itself is ours to answer for. */
export function errorStatus(error: unknown): number {
  if (typeof error === 'object' && error !== null && isUnavailable(error)) return 503;
  if (typeof error === 'object' && error !== null && 'data' in error) {
    const { data } = error as { data: unknown };
    if (typeof data === 'object' && data !== null && 'httpStatus' in data && typeof data.httpStatus === 'number') {
      return data.httpStatus;
    }
  }
  return 500;
}
