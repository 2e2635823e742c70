import { paperKeys } from '@/features/ready/papers/domain/paper-keys';
import type { PaperTexts } from '@/features/ready/papers/schema';
import type { Namespace } from '@/i18n/resources';
import { translator } from '@/i18n/translate';
import type { PaperStep } from '@/shared/diving/ready-steps';
import { type Locale, locales } from '@/shared/locale/locales';

/** The texts with the default wording. */
const wordings = { health: 'health', waiver: 'waiver' } as const satisfies Record<PaperStep, Namespace>;

async function wordingIn(lng: Locale, kind: PaperStep, shop: string): Promise<Record<string, string>> {
  const t = await translator(lng, wordings[kind] as 'waiver');
  return Object.fromEntries(paperKeys[kind].map((key) => [key, t(`default.${key}` as 'default.text', { shop })]));
}

/** The wording that the editor of a paper begins with, for a shop of this name. */
export const defaultTexts = async (kind: PaperStep, shop: string): Promise<PaperTexts> =>
  Object.fromEntries(
    await Promise.all(locales.map(async (lng) => [lng, await wordingIn(lng, kind, shop)] as const)),
  ) as PaperTexts;
