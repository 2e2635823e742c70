import type { Tx } from '@/server/database/db';

/** What a part of the product knows of a person, so that accounts can hand it over or erase it without knowing whose. */
export type PersonalData = {
  /** Its name in what the person downloads. */
  name: string;
  collect(db: Tx, userId: string): Promise<unknown>;
  /**
   * In the transaction that erases the account; may refuse, when something is still to be settled. Answers with the
   * ids, booking IDs and addresses by which the mails about it are recognised.
   */
  erase(tx: Tx, userId: string, now: Date): Promise<readonly string[]>;
};
