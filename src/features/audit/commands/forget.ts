import { blankEntries, blankFact, blankWords } from '@/features/audit/data';
import type { AuditEntity, Facts } from '@/features/audit/schema';
import type { Tx } from '@/server/database/db';

/** Keeps what was done when a person is erased, but not to whom. */
export async function forget(tx: Tx, entities: readonly AuditEntity[], ids: string[]): Promise<void> {
  await blankEntries(tx, entities, ids);
}

/** For entities that stay: keeps numbers and the named facts, removes all other text. */
export async function forgetWords(tx: Tx, entity: AuditEntity, ids: string[], facts: readonly string[]): Promise<void> {
  await blankWords(tx, entity, ids, facts);
}

/** For entities that stay: removes one fact wherever it has this value. */
export async function forgetFact(tx: Tx, entity: AuditEntity, fact: string, value: Facts[string]): Promise<void> {
  await blankFact(tx, entity, fact, value);
}
