import type { Tx } from '@/server/database/db';

/** A feature's data about a person, so that accounts can export or erase it without knowing the feature. */
export type PersonalData = {
  /** Its name in the person's export. */
  name: string;
  collect(db: Tx, userId: string): Promise<unknown>;
  /**
   * In the transaction that erases the account; may refuse while something is unsettled. Returns the ids, booking IDs
   * and addresses by which mails about it are recognised.
   */
  erase(tx: Tx, userId: string, now: Date): Promise<readonly string[]>;
};
