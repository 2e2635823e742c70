import { createHash } from 'node:crypto';
import { addressOf, networkOf } from './client-network';

export type Limit = {
  name: string;
  points: number;
  perSeconds: number;
  /** The subject is an address, counted together with all others of the same subscriber or network. */
  of?: 'address' | 'network';
};

const countedAs = { address: addressOf, network: networkOf };

/**
 * The key by which a limit counts. Addresses and emails are hashed, so that the table does not reveal whose they are.
 */
export function limitKey({ of }: Limit, subject: string): string {
  const counted = of ? countedAs[of](subject) : subject;
  return createHash('sha256').update(counted).digest('base64url');
}
