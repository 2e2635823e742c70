import { currentRequestId } from '@/server/process/request-id';
import { traces } from '@/server/traces/traces';

const REQUEST = 'request:';
const TRACE = 'trace:';

/** The flags of a job: the rows it refers to, and the request and trace that caused it. */
export function flagsOf(about: readonly string[] | undefined): string[] | undefined {
  const [requestId, trace] = [currentRequestId(), traces()?.current()];
  const led = [
    ...(requestId === undefined ? [] : [REQUEST + requestId]),
    ...(trace === undefined ? [] : [TRACE + trace]),
  ];
  return led.length === 0 && !about ? undefined : [...(about ?? []), ...led];
}

export function readFlags(flags: object | null) {
  const all = Object.keys(flags ?? {});
  const after = (prefix: string) => all.find((flag) => flag.startsWith(prefix))?.slice(prefix.length);
  return {
    about: all.filter((flag) => !flag.startsWith(REQUEST) && !flag.startsWith(TRACE)),
    requestId: after(REQUEST),
    trace: after(TRACE),
  };
}
