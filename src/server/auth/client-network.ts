import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Some proxies append the port to the address. */
const withoutPort = (address: string): string =>
  address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1');

/** The first bits of an address; an IPv4 address mapped to IPv6 counts as IPv4. */
function firstBits(address: string, bits: { ipv4: number; ipv6: number }): string | null {
  const text = withoutPort(address);
  if (!isIP(text)) return null;
  const parsed = ipaddr.process(text);
  const keep = bits[parsed.kind()];
  const bytes = parsed.toByteArray().map((byte, at) => byte & (0xff00 >> Math.min(8, Math.max(0, keep - at * 8))));
  return `${ipaddr.fromByteArray(bytes).toString()}/${keep}`;
}

/** All unreadable addresses share one count, so that a nonsense address does not start a new one. */
const UNREADABLE = 'unknown';

/** The range of one subscriber: an IPv4 address, or the /64 from which they can pick any IPv6 address. */
export const addressOrNull = (address: string): string | null => firstBits(address, { ipv4: 32, ipv6: 64 });

export const addressOf = (address: string): string => addressOrNull(address) ?? UNREADABLE;

/** The range that a single customer can rent. */
export const networkOf = (address: string): string => firstBits(address, { ipv4: 24, ipv6: 48 }) ?? UNREADABLE;
