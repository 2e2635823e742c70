import { hashToken, safeEqual } from '@/server/crypto/crypto';

/** Longer than a confirmation link works, so that one sent again is good here too. */
export const REGISTRATION_SECONDS = 7 * 24 * 60 * 60;
/** A family's, or somebody who corrects an address. */
const MOST_REGISTRATIONS = 5;
const SEPARATOR = '~';

export const readRegistrations = (cookie: string | undefined): string[] =>
  (cookie ?? '').split(SEPARATOR).filter(Boolean).slice(0, MOST_REGISTRATIONS);

/** Adds a secret to those of a browser; the oldest goes. */
export const withRegistration = (secrets: readonly string[], secret: string): string =>
  [secret, ...secrets].slice(0, MOST_REGISTRATIONS).join(SEPARATOR);

/** Whether one of these secrets belongs to a registration; none does to one without a device. */
export const isRegisteringDevice = (secrets: readonly string[], deviceHash: string | null): boolean =>
  deviceHash !== null && secrets.some((secret) => safeEqual(hashToken(secret), deviceHash));
