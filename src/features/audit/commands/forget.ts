import type { Tx } from '../../../server/db';
import { blankEntries } from '../data';
import type { AuditThing } from '../schema';

/** For whoever erases a person: the log goes on saying what was done, and not to whom. */
export async function forget(tx: Tx, things: readonly AuditThing[], ids: string[]): Promise<void> {
  await blankEntries(tx, things, ids);
}
