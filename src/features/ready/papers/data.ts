import type { Tx } from '@/server/database/db';

export const kindsOfPapers = async (db: Tx): Promise<string[]> =>
  (await db.paperText.findMany({ distinct: ['kind'], select: { kind: true } })).map(({ kind }) => kind);
