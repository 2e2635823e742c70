export type Encoding = 'br' | 'gzip' | 'identity';

const PLAIN_LIST = /^[a-z\t ,]*$/i;

/**
 * The encoding that `compress` would choose; null for a list with preferences, without any of these encodings, or with
 * only other ones.
 */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (header === undefined) return 'identity';
  if (!PLAIN_LIST.test(header)) return null;
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  if (accepted.includes('br')) return 'br';
  if (accepted.includes('gzip')) return 'gzip';
  return header === 'identity' ? 'identity' : null;
}
