/**
 * A signal that aborts after this time. Node's `AbortSignal.timeout` keeps a signal's timer for as long as the signal
 * lives, and the timer keeps the request that started it: where that request references the signal, neither is ever
 * freed.
 */
export function deadlineIn(ms: number): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  setTimeout(abort, ms).unref();
  return controller.signal;
}
