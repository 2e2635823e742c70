import PostalMime, { type Email } from 'postal-mime';
import { log } from '@/server/process/log';

/**
 * Far deeper than any email program nests parts; each level and each part costs the parser as much as thousands of
 * characters.
 */
const DEEPEST_NESTING = 20;
const MAX_PARTS = 1_000;

/** Each part begins with two hyphens and its boundary. */
function hasTooManyParts(raw: Uint8Array): boolean {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  let at = bytes.indexOf('\n--');
  for (let parts = 0; at >= 0; at = bytes.indexOf('\n--', at + 1)) {
    parts += 1;
    if (parts > MAX_PARTS) return true;
  }
  return false;
}

/** Parses an email; null if it is unreadable or built to overload the parser. */
export async function readMail(raw: Uint8Array): Promise<Email | null> {
  const reading = hasTooManyParts(raw)
    ? Promise.reject(new Error(`more than ${MAX_PARTS} parts`))
    : PostalMime.parse(raw, { maxNestingDepth: DEEPEST_NESTING });
  return reading.catch((error: unknown) => {
    log.warn({ reason: String(error), bytes: raw.byteLength }, 'a mail that cannot be read is dropped');
    return null;
  });
}
