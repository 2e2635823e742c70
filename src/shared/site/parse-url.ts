/**
 * Parses an address; null when it is invalid. Does not use `URL.canParse`: once optimised by Node 20 and 22, it refuses
 * addresses with letters such as é.
 */
export function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
