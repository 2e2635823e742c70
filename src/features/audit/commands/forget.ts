import { blankEntries, blankFact, blankWords } from '@/features/audit/data';
import type { AuditEntity, Facts } from '@/features/audit/schema';
import type { Tx } from '@/server/database/db';

/** Erases a person: the log keeps the actions but no longer names the person. */
export async function forget(tx: Tx, entities: readonly AuditEntity[], ids: string[]): Promise<void> {
  await blankEntries(tx, entities, ids);
}

/** For entities that stay: keeps numbers and the listed facts, and erases all other text. */
export async function forgetWords(tx: Tx, entity: AuditEntity, ids: string[], facts: readonly string[]): Promise<void> {
  await blankWords(tx, entity, ids, facts);
}

/** For entities that stay: erases a fact wherever it has this value. */
export async function forgetFact(tx: Tx, entity: AuditEntity, fact: string, value: Facts[string]): Promise<void> {
  await blankFact(tx, entity, fact, value);
}
