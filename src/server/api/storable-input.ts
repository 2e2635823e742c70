const HALF_A_PAIR = /\p{Surrogate}/u;
/** Schemas and pages recurse, limited by the stack; no real content is nested this deep. */
const DEEPEST = 200;

/** PostgreSQL refuses NUL; lone surrogates are refused by its JSON type and replaced by its text type. */
const isStorable = (text: string): boolean => !text.includes('\0') && !HALF_A_PAIR.test(text);

/** The first field that can neither be stored nor searched for; null if all can. */
export function unstorableField(input: unknown): string | null {
  const waiting = [{ value: input, at: '', depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, at, depth } = next;
    if (depth > DEEPEST || (typeof value === 'string' && !isStorable(value))) return at || 'body';
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return at || 'body';
      waiting.push({ value: inner, at: at ? `${at}.${key}` : key, depth: depth + 1 });
    }
  }
  return null;
}
