import { cleanDocument } from '@/features/blog/domain/document';
import type { Tx } from '@/server/database/db';
import type { Prisma, PageText as StoredPage } from '@/server/generated/prisma/client';
import { perLocale } from '@/shared/locale/locales';
import { z } from '@/shared/schema/zod';
import type { PageName, PageTexts } from './schema';

/** Version of a page that was never saved. */
const NEVER = new Date(0);

const stored = z.object({
  title: z.string(),
  lead: z.string(),
  description: z.string(),
  body: z.looseObject({ content: z.array(z.unknown()) }),
});

export async function lockPages(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('page_texts'))`;
}

export const latestPage = (db: Tx, page: PageName): Promise<StoredPage | null> =>
  db.pageText.findFirst({ where: { page }, orderBy: { number: 'desc' } });

export const versionOf = (saved: StoredPage | null) => ({ updatedAt: saved?.updatedAt ?? NEVER });

/** The owner's texts without elements we do not render. */
export function textsOf(saved: StoredPage | null): PageTexts {
  const all = (saved?.texts ?? {}) as Record<string, unknown>;
  return perLocale((lng) => {
    if (!all[lng]) return null;
    const { body, ...lines } = stored.parse(all[lng]);
    return { ...lines, body: cleanDocument(body) };
  });
}

type NewPage = { page: PageName; texts: PageTexts; updatedAt: Date; savedById: string };

/** Earlier texts stay in their own row. */
export const insertPage = (tx: Tx, before: StoredPage | null, { texts, ...page }: NewPage) =>
  tx.pageText.create({
    data: { ...page, number: (before?.number ?? 0) + 1, texts: texts as unknown as Prisma.InputJsonObject },
  });
