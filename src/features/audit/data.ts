import type { Tx } from '../../server/db';
import type { AuditEntry, Prisma } from '../../server/generated/prisma/client';
import type { Facts } from './schema';

type NewEntry = Omit<AuditEntry, 'id' | 'before' | 'after'> & { before?: Facts; after?: Facts };

export const insertEntry = (tx: Tx, { before, after, ...entry }: NewEntry): Promise<AuditEntry> =>
  tx.auditEntry.create({
    data: { ...entry, before: before as Prisma.InputJsonObject, after: after as Prisma.InputJsonObject },
  });
