import { record } from '@/features/audit/commands/record';
import type { Facts } from '@/features/audit/schema';
import { plainText } from '@/features/blog/domain/reading';
import { insertPage, latestPage, lockPages, textsOf, versionOf } from '@/features/settings/texts/data';
import { staffPage } from '@/features/settings/texts/queries/staff-page';
import type { PageName, PageTexts, PageView } from '@/features/settings/texts/schema';
import type { Ctx } from '@/server/api/context';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import type { Person } from '@/shared/schema/actor';
import { expectVersion, nextVersion } from '@/shared/schema/versions';

/** Names of the pages in the audit log. */
const labels = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  about: 'About us',
  careers: 'Careers',
  csr: 'Giving back',
} as const satisfies Record<PageName, string>;

const factsOf = (texts: PageTexts): Facts =>
  Object.fromEntries(
    Object.entries(texts).map(([lng, text]) => [lng, text && { ...text, body: plainText(text.body) }]),
  );

type Change = { page: PageName; texts: PageTexts; version?: string | undefined };

/** Stores the texts of a page as their next version; the page is rebuilt at the next visit. */
export function updatePage(ctx: Ctx & { actor: Person }, { page, texts, version }: Change): Promise<PageView> {
  return ctx.db.$transaction(async (tx) => {
    await lockPages(tx);
    const before = await latestPage(tx, page);
    expectVersion(versionOf(before), version);
    const updatedAt = nextVersion([versionOf(before)], ctx.now);
    await insertPage(tx, before, { page, texts, updatedAt, savedById: ctx.actor.userId });
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'shop',
      entityId: `texts/${page}`,
      label: labels[page],
      before: factsOf(textsOf(before)),
      after: factsOf(texts),
    });
    await pagesChanged(tx, [`page:${page}`]);
    return staffPage({ db: tx }, page);
  });
}
