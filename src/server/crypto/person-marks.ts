import { markWith } from './crypto';
import type { Key } from './keyring';

export type MarkedPerson = {
  /** The account that books for the person. */
  owner_id: string;
  full_name: string;
  date_of_birth: string;
};

const plainName = (name: string) => name.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');

/** A keyed hash by which the same person of an account is found again in a later booking. */
export const personMarkWith = (key: Key, { owner_id, full_name, date_of_birth }: MarkedPerson): string =>
  markWith(key, `person/${owner_id}/${date_of_birth}/${plainName(full_name)}`);
