import { blankEntries, blankFact, blankWords } from '@/features/audit/data';
import type { AuditEntity, Facts } from '@/features/audit/schema';
import type { Tx } from '@/server/database/db';

/** For whoever erases a person: the log goes on saying what was done, and not to whom. */
export async function forget(tx: Tx, entities: readonly AuditEntity[], ids: string[]): Promise<void> {
  await blankEntries(tx, entities, ids);
}

/** Of rows about what stays: amounts and these facts stay, whatever somebody wrote goes. */
export async function forgetWords(tx: Tx, entity: AuditEntity, ids: string[], facts: readonly string[]): Promise<void> {
  await blankWords(tx, entity, ids, facts);
}

/** Of rows about what stays: one fact, wherever it has this value. */
export async function forgetFact(tx: Tx, entity: AuditEntity, fact: string, value: Facts[string]): Promise<void> {
  await blankFact(tx, entity, fact, value);
}
