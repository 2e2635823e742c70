/** The digest is all that reaches the browser of an error thrown by a server component. */
const isUnavailable = (error: object): boolean => 'digest' in error && error.digest === 'unavailable';

/** The HTTP status of an error; an error without a status counts as ours. */
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
