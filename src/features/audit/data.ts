import { afterNamed } from '@/server/database/after-row';
import type { Tx } from '@/server/database/db';
import { type AuditEntry, Prisma } from '@/server/generated/prisma/client';
import { rowsAfter, toCount } from '@/shared/list/pages';
import { isUuid } from '@/shared/schema/ids';
import type { AuditEntity, Facts } from './schema';

type NewEntry = Omit<AuditEntry, 'id' | 'before' | 'after'> & { before?: Facts; after?: Facts };

export const insertEntry = (tx: Tx, { before, after, ...entry }: NewEntry): Promise<AuditEntry> =>
  tx.auditEntry.create({
    data: { ...entry, before: before as Prisma.InputJsonObject, after: after as Prisma.InputJsonObject },
  });

const withActor = {
  actor: { select: { id: true, firstName: true, lastName: true, email: true, erasedAt: true } },
} satisfies Prisma.AuditEntryInclude;
export type ListedEntry = Prisma.AuditEntryGetPayload<{ include: typeof withActor }>;

export async function findEntries(
  db: Tx,
  where: Prisma.AuditEntryWhereInput,
  direction: 'asc' | 'desc',
  page: Parameters<typeof rowsAfter>[0],
): Promise<{ rows: ListedEntry[]; total: number }> {
  const orderBy = [{ at: direction }, { id: direction }];
  const [found, total] = await Promise.all([
    db.auditEntry.findMany({
      where: { AND: [where, await afterNamed(page.after, (id) => db.auditEntry.findUnique(id), ['at'], direction)] },
      orderBy,
      ...rowsAfter(page),
      include: withActor,
    }),
    db.auditEntry.count({ where, orderBy, take: toCount }),
  ]);
  return { rows: found, total };
}

/** Returns the slugs of existing entities; a boat or a crew member has its id instead. */
export async function slugsOf(db: Tx, entityIds: string[]): Promise<Map<string, string>> {
  const ids = entityIds.filter(isUuid);
  const rows = await db.$queryRaw<{ id: string; slug: string }[]>`
    SELECT id, slug FROM posts WHERE id = ANY(${ids}::uuid[])
    UNION ALL SELECT id, slug FROM products WHERE id = ANY(${ids}::uuid[])
    UNION ALL SELECT id, slug FROM locations WHERE id = ANY(${ids}::uuid[])
    UNION ALL SELECT id, slug FROM facility_locations WHERE id = ANY(${ids}::uuid[])
    UNION ALL SELECT id, id::text FROM boats WHERE id = ANY(${ids}::uuid[])
    UNION ALL SELECT id, id::text FROM equipment_units WHERE id = ANY(${ids}::uuid[])
    UNION ALL SELECT id, id::text FROM crew_members WHERE id = ANY(${ids}::uuid[])`;
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Erases the entity's name and keeps the action. */
export const blankEntries = (tx: Tx, entities: readonly AuditEntity[], ids: string[]) =>
  tx.$executeRaw`
    UPDATE audit_entries SET label = '', before = NULL, after = NULL
    WHERE entity = ANY(${entities}::text[]) AND entity_id = ANY(${ids}::text[])`;

/** Erases all text from before and after, except numbers and the listed facts. */
export async function blankWords(tx: Tx, entity: AuditEntity, ids: string[], facts: readonly string[]): Promise<void> {
  const wordless = (column: Prisma.Sql) => Prisma.sql`
    CASE WHEN jsonb_typeof(${column}) = 'object' THEN (
      SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${column})
      WHERE jsonb_typeof(value) IN ('number', 'boolean') OR key = ANY(${facts}::text[])
    ) END`;
  await tx.$executeRaw`
    UPDATE audit_entries SET before = ${wordless(Prisma.raw('before'))}, after = ${wordless(Prisma.raw('after'))}
    WHERE entity = ${entity} AND entity_id = ANY(${ids}::text[])`;
}

export async function blankFact(tx: Tx, entity: AuditEntity, fact: string, value: Facts[string]): Promise<void> {
  const sought = JSON.stringify({ [fact]: value });
  await tx.$executeRaw`
    UPDATE audit_entries SET
      before = CASE WHEN before @> ${sought}::jsonb THEN before - ${fact} ELSE before END,
      after = CASE WHEN after @> ${sought}::jsonb THEN after - ${fact} ELSE after END
    WHERE entity = ${entity} AND (before @> ${sought}::jsonb OR after @> ${sought}::jsonb)`;
}
