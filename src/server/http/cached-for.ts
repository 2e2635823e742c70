/** Reuses the result of the last run for some time after its end; callers during a run share it. */
export function cachedFor<Result>(
  cachedMs: number,
  run: () => Promise<Result>,
  clock: () => number = () => performance.now(),
): () => Promise<Result> {
  let last: Promise<Result> | null = null;
  let validUntil = Number.POSITIVE_INFINITY;
  return () => {
    if (last && clock() < validUntil) return last;
    validUntil = Number.POSITIVE_INFINITY;
    last = run().finally(() => {
      validUntil = clock() + cachedMs;
    });
    return last;
  };
}
