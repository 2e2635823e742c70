import type { Tx } from '@/server/database/db';

/** A feature's data about a person. Accounts export and erase it without knowing the feature. */
export type PersonalData = {
  /** Its name in the person's export. */
  name: string;
  collect(db: Tx, userId: string): Promise<unknown>;
  /** Runs in the same transaction before anything is erased; refuses while something is unsettled. */
  requireSettled?(tx: Tx, userId: string): Promise<void>;
  /**
   * Runs in the transaction that erases the account. Returns the ids, booking IDs and addresses that identify emails
   * about it.
   */
  erase(tx: Tx, userId: string, now: Date): Promise<readonly string[]>;
};
