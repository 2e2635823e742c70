import { newToken, pepperedHmac, safeEqual } from '@/server/crypto/crypto';

export const DEVICE_SECONDS = 90 * 24 * 60 * 60;
/** Accounts for which one browser is trusted: enough for a family, too few for all guests of a reception desk. */
const MAX_ACCOUNTS = 5;
const SEPARATOR = '~';

/** A pass is void once the session version differs, as after a password change. */
type Owner = { id: string; sessionVersion: number };

/** Distinguishes the accounts of one browser without identifying them. */
const tagOf = ({ id }: Owner) => pepperedHmac('device-owner', id).slice(0, 11);

const signatureOf = ({ id, sessionVersion }: Owner, device: string, expires: string) =>
  pepperedHmac('trusted-device', [id, sessionVersion, device, expires].join(' '));

/** Creates a pass for a device on which somebody has just authenticated. */
export function newDevicePass(owner: Owner, now: Date): string {
  const device = newToken().slice(0, 22);
  const expires = (Math.floor(now.getTime() / 1000) + DEVICE_SECONDS).toString(36);
  return [tagOf(owner), device, expires, signatureOf(owner, device, expires)].join('.');
}

/** The device that these passes prove to be trusted for the account; null without a matching pass. */
export function trustedDevice(passes: readonly string[], owner: Owner, now: Date): string | null {
  for (const pass of passes.slice(0, MAX_ACCOUNTS)) {
    const [, device = '', expires = '', signature = ''] = pass.split('.');
    const isGood = safeEqual(signature, signatureOf(owner, device, expires));
    if (isGood && Number.parseInt(expires, 36) * 1000 > now.getTime()) return device;
  }
  return null;
}

export const readPasses = (cookie: string | undefined): string[] =>
  (cookie ?? '').split(SEPARATOR).filter(Boolean).slice(0, MAX_ACCOUNTS);

/** Adds a pass to those of a browser; it replaces an older one for the same account. */
export function withPass(passes: readonly string[], pass: string): string {
  const ownerOf = (one: string) => one.split('.')[0];
  const others = passes.filter((one) => ownerOf(one) !== ownerOf(pass));
  return [pass, ...others].slice(0, MAX_ACCOUNTS).join(SEPARATOR);
}
