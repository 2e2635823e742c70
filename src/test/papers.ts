import { insertPaper } from '@/features/ready/papers/data';
import { db } from '@/server/database/db';
import type { PaperStep } from '@/shared/diving/ready-steps';
import { perLocale } from '@/shared/locale/locales';

/** Publishes the next version of a paper, with these texts in every language. */
export async function publishedPaper(kind: PaperStep, texts: Record<string, string>, publishedAt: Date) {
  const before = await db.paperText.count({ where: { kind } });
  return insertPaper(db, { kind, version: before + 1, texts: perLocale(() => ({ ...texts })), publishedAt });
}

/** A signature of two strokes. */
export const drawnSignature = {
  width: 320,
  height: 140,
  strokes: [
    [20, 90, 60, 30, 90, 110, 140, 60],
    [160, 70, 220, 72, 300, 40],
  ],
};
