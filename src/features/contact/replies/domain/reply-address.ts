const LOCAL = 'shop';
const TOKEN = /^([0-9a-f]{32})([0-9a-f]{20})$/;

/** Accepts `hello@dive.example` and `Segara Dive <hello@dive.example>`. */
const domainOf = (from: string): string => /@([^<>\s@]+)>?$/.exec(from)?.[1] ?? '';

/** Lower-case only, because mail servers may change the case. */
export const replyAddress = (token: string, from: string): string => `${LOCAL}+${token}@${domainOf(from)}`;

/** Finds the tokens among a mail's addresses, to which a mailing list or a forward may have added others. */
export const tokensIn = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => {
    const token = /^shop\+([0-9a-f]+)@/.exec(address.trim().toLowerCase())?.[1];
    return token && TOKEN.test(token) ? [token] : [];
  });

/** The message that a token names, and the proof that the shop issued it. */
export function partsOfToken(token: string): { messageId: string; mac: string } | null {
  const [, id, mac] = TOKEN.exec(token) ?? [];
  if (!id || !mac) return null;
  return { messageId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), mac };
}
