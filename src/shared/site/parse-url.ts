/**
 * Null for what is no address. Not `URL.canParse`: once Node 20 and 22 have optimised it, it refuses addresses with
 * letters such as é.
 */
export function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
