import { hashToken, safeEqual } from '@/server/crypto/crypto';

/** Outlives a confirmation link, so that a resent link is accepted here too. */
export const REGISTRATION_SECONDS = 7 * 24 * 60 * 60;
/** Enough for a family, or for somebody who corrects an address. */
const MAX_REGISTRATIONS = 5;
const SEPARATOR = '~';

export const readRegistrations = (cookie: string | undefined): string[] =>
  (cookie ?? '').split(SEPARATOR).filter(Boolean).slice(0, MAX_REGISTRATIONS);

/** Adds a secret to those of a browser and drops the oldest beyond the limit. */
export const withRegistration = (secrets: readonly string[], secret: string): string =>
  [secret, ...secrets].slice(0, MAX_REGISTRATIONS).join(SEPARATOR);

/** True when one of these secrets belongs to the registration; false for a registration without a device. */
export const isRegisteringDevice = (secrets: readonly string[], deviceHash: string | null): boolean =>
  deviceHash !== null && secrets.some((secret) => safeEqual(hashToken(secret), deviceHash));
