/**
 * A signal that aborts after so long. Node's own `AbortSignal.timeout` keeps the timer of each signal for as long as the
 * signal lives, and a timer keeps the request that it was started in: where that request reaches the signal again, neither
 * is ever freed.
 */
export function deadlineIn(ms: number): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  setTimeout(abort, ms).unref();
  return controller.signal;
}
