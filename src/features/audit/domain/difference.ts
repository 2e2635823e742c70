import type { Facts } from '@/features/audit/schema';

/** Returns only the facts that differ; null when nothing changed. */
export function difference(before: Facts, after: Facts): { before: Facts; after: Facts } | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (facts: Facts): Facts =>
    Object.fromEntries(names.flatMap((name) => (name in facts ? [[name, facts[name] ?? null]] : [])));
  return names.length > 0 ? { before: only(before), after: only(after) } : null;
}
