export const MAX_COMPARED = 3;

/**
 * Slugs to compare in the order in which they were chosen, limited to listed products and to the number that fits side
 * by side.
 */
export function readCompared(search: string, listed: readonly string[]): string[] {
  const wished = new URLSearchParams(search).getAll('compare');
  return [...new Set(wished)].filter((slug) => listed.includes(slug)).slice(0, MAX_COMPARED);
}

export function withCompared(search: string, slugs: readonly string[]): string {
  const changed = new URLSearchParams(search);
  changed.delete('compare');
  for (const slug of slugs) changed.append('compare', slug);
  return changed.size > 0 ? `?${changed}` : '';
}
