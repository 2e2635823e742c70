const LOCAL = 'shop';
const TOKEN = /^([0-9a-f]{32})([0-9a-f]{20})$/;

/** `dive.example` from `hello@dive.example` or `Segara Dive <hello@dive.example>`. */
const domainOf = (from: string): string => /@([^<>\s@]+)>?$/.exec(from)?.[1] ?? '';

/** Lower case only, because mail servers may change the case of an address. */
export const replyAddress = (token: string, from: string): string => `${LOCAL}+${token}@${domainOf(from)}`;

/** Finds the tokens among an email's addresses, to which mailing lists and forwards may have added others. */
export const tokensIn = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => {
    const token = /^shop\+([0-9a-f]+)@/.exec(address.trim().toLowerCase())?.[1];
    return token && TOKEN.test(token) ? [token] : [];
  });

/** Splits a token into its message and the proof that we issued it. */
export function partsOfToken(token: string): { messageId: string; mac: string } | null {
  const [, id, mac] = TOKEN.exec(token) ?? [];
  if (!id || !mac) return null;
  return { messageId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), mac };
}
