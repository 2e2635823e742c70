type Query = { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };

/** Combines failed queries into one that retries all of them; null if every query has its data. */
export function failedOf(...queries: Query[]): Pick<Query, 'isFetching' | 'refetch'> | null {
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length === 0) return null;
  return {
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
