type Query = { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };

/** What could not be read, as one: whoever tries again asks for all of it. Null when everything is there. */
export function failedOf(...queries: Query[]): Pick<Query, 'isFetching' | 'refetch'> | null {
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length === 0) return null;
  return {
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
