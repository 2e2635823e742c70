import type { ProposalKind } from '@/features/availability/admin/proposals/domain/closure-proposals';
import { translator } from '@/i18n/translate';
import { locales } from '@/shared/locale/locales';
import { type LocalisedLine, localisedLine } from '@/shared/schema/localised';

/** Returns the reason that customers read on the closed day, in every language. */
export async function reasonsOf(kind: ProposalKind): Promise<LocalisedLine> {
  const reasons = await Promise.all(
    locales.map(async (locale) => {
      const t = await translator(locale, 'availability-admin');
      return [locale, t(`proposals.reason.${kind}`)] as const;
    }),
  );
  return localisedLine.parse(Object.fromEntries(reasons));
}
