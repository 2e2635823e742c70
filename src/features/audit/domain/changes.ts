import type { Facts } from '@/features/audit/schema';

export type Change = { name: string; before: string | null; after: string | null };

/** Formats a value as text for readers, with named parts instead of brackets. */
function inWords(value: Facts[string] | undefined): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(', ') || null;
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const words = inWords(part);
    return words === null ? [] : [`${name}: ${words}`];
  });
  return parts.join(', ') || null;
}

export function changesOf(before: Facts | null, after: Facts | null): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({
      name: name.replaceAll('_', ' '),
      before: inWords(before?.[name]),
      after: inWords(after?.[name]),
    }))
    .filter((change) => change.before !== null || change.after !== null);
}
