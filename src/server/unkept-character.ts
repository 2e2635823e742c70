/** PostgreSQL keeps every character but this one. */
const UNKEPT = '\0';

/** The first field that could not be written down, nor looked for; null when there is none. */
export function fieldWithUnkept(input: unknown): string | null {
  const waiting = [{ value: input, at: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, at } = next;
    if (typeof value === 'string' && value.includes(UNKEPT)) return at || 'body';
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) waiting.push({ value: inner, at: at ? `${at}.${key}` : key });
  }
  return null;
}
