import { createHash } from 'node:crypto';
import { canonicalTexts } from '@/features/ready/papers/domain/canonical-texts';
import type { PaperTexts } from '@/features/ready/papers/schema';
import type { Tx } from '@/server/database/db';
import type { PaperText } from '@/server/generated/prisma/client';
import type { PaperStep } from '@/shared/diving/ready-steps';

export const kindsOfPapers = async (db: Tx): Promise<string[]> =>
  (await db.paperText.findMany({ distinct: ['kind'], select: { kind: true } })).map(({ kind }) => kind);

/** The latest version of a text; null before the first. */
export const latestPaper = (db: Tx, kind: PaperStep): Promise<PaperText | null> =>
  db.paperText.findFirst({ where: { kind }, orderBy: { version: 'desc' } });

/** A version without its texts, which are large. */
export type PaperVersion = Omit<PaperText, 'texts'>;

export const latestVersion = (db: Tx, kind: PaperStep): Promise<PaperVersion | null> =>
  db.paperText.findFirst({ where: { kind }, omit: { texts: true }, orderBy: { version: 'desc' } });

export const textsOf = ({ texts }: Pick<PaperText, 'texts'>): PaperTexts => texts as PaperTexts;

/** Locks a paper until the transaction ends, also before its first version. */
export async function lockPaper(tx: Tx, kind: PaperStep): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`papers/${kind}`}))`;
}

type NewPaper = { kind: PaperStep; version: number; texts: PaperTexts; publishedAt: Date };

/** Earlier versions stay, because guests have signed or answered them. */
export const insertPaper = (tx: Tx, paper: NewPaper) =>
  tx.paperText.create({
    data: { ...paper, hash: createHash('sha256').update(canonicalTexts(paper.texts)).digest('hex') },
  });
