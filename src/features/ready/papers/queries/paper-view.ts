import { lastEditor } from '@/features/audit/queries/last-editor';
import { latestPaper, textsOf } from '@/features/ready/papers/data';
import { paperKeys } from '@/features/ready/papers/domain/paper-keys';
import { type PaperView, paperView as view } from '@/features/ready/papers/schema';
import type { Tx } from '@/server/database/db';
import { currentShop } from '@/server/shop/current-shop';
import type { PaperStep } from '@/shared/diving/ready-steps';
import { perLocale } from '@/shared/locale/locales';
import { defaultTexts } from './default-texts';

/** A paper as its editor begins; a text that the published version lacks has its default wording. */
export async function paperView(db: Tx, kind: PaperStep): Promise<PaperView> {
  const [paper, { identity }] = await Promise.all([latestPaper(db, kind), currentShop(db)]);
  const usual = await defaultTexts(kind, identity.name);
  const own = paper && textsOf(paper);
  return view.parse({
    kind,
    published: paper && {
      version: paper.version,
      published_at: paper.publishedAt.toISOString(),
      by: (await lastEditor({ db }, 'shop', `papers/${kind}`)).name,
      hash: paper.hash,
    },
    texts: perLocale((lng) =>
      Object.fromEntries(paperKeys[kind].map((key) => [key, own?.[lng]?.[key] ?? usual[lng][key] ?? ''])),
    ),
  });
}
