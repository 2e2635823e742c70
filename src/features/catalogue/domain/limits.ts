type Range = { from: number; to: number };

/** Depth range at these sites for a product that may have its own limit. */
export function depthAt(sites: { depthFrom: number; depthTo: number }[], limit: number | null): Range | null {
  if (sites.length === 0) return limit === null ? null : { from: 0, to: limit };
  const deepest = Math.max(...sites.map(({ depthTo }) => depthTo));
  const to = limit === null ? deepest : Math.min(limit, deepest);
  return { from: Math.min(to, ...sites.map(({ depthFrom }) => depthFrom)), to };
}

/** Strongest current at these sites, up to the product's own limit if it has one. */
export function currentAt(sites: { current: number }[], limit: number | null): number | null {
  if (sites.length === 0) return limit;
  const strongest = Math.max(...sites.map(({ current }) => current));
  return limit === null ? strongest : Math.min(limit, strongest);
}
