/** Marks a frequent statement outside transactions that finds its rows by key. */
export const KEEP_PLAN = '/* keep plan */';

/** Rarer statements vary with the filters of lists, and each name costs memory in every connection. */
const OFTEN = 5;
const MAX_NAMES = 200;
const MAX_COUNTED = 2_000;

/** Names frequent statements, so that a connection parses and plans them once. */
export function statementNames(): (question: { sql: string; args: readonly unknown[] }) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ sql, args }) => {
    const name = names.get(sql);
    if (name || args.length === 0 || names.size >= MAX_NAMES) return name;
    const count = (counts.get(sql) ?? 0) + 1;
    if (count < OFTEN) {
      if (counts.size >= MAX_COUNTED) counts.clear();
      counts.set(sql, count);
      return undefined;
    }
    counts.delete(sql);
    const given = `segara_${names.size}`;
    names.set(sql, given);
    return given;
  };
}
