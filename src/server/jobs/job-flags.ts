import { currentRequestId } from '@/server/process/request-id';

const REQUEST = 'request:';

/** The rows that a job refers to, and the request that led to it. */
export function flagsOf(about: readonly string[] | undefined): string[] | undefined {
  const requestId = currentRequestId();
  return requestId === undefined ? about && [...about] : [...(about ?? []), REQUEST + requestId];
}

export function readFlags(flags: object | null) {
  const all = Object.keys(flags ?? {});
  return {
    about: all.filter((flag) => !flag.startsWith(REQUEST)),
    requestId: all.find((flag) => flag.startsWith(REQUEST))?.slice(REQUEST.length),
  };
}
