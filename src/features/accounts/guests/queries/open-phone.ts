import { open } from '@/server/crypto/crypto';

/** The phone number of a guest of the counter. */
export const openPhone = (sealed: string): string => open(sealed);
