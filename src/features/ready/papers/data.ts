import type { Tx } from '@/server/database/db';
import type { PaperText } from '@/server/generated/prisma/client';
import type { PaperStep } from '@/shared/diving/ready-steps';

export const kindsOfPapers = async (db: Tx): Promise<string[]> =>
  (await db.paperText.findMany({ distinct: ['kind'], select: { kind: true } })).map(({ kind }) => kind);

/** The latest version of a text; null before the first. */
export const latestPaper = (db: Tx, kind: PaperStep): Promise<PaperText | null> =>
  db.paperText.findFirst({ where: { kind }, orderBy: { version: 'desc' } });
