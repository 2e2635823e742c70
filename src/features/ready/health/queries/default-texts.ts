import { questionIds } from '@/features/ready/health/domain/questions';
import { translator } from '@/i18n/translate';
import { type Locale, locales } from '@/shared/locale/locales';

const healthKeys = ['intro', 'consent', 'keep', ...questionIds] as const;

/** The wording that a shop begins with, by language and key. */
export async function defaultHealthTexts(): Promise<Record<Locale, Record<string, string>>> {
  const written = await Promise.all(
    locales.map(async (lng) => {
      const t = await translator(lng, 'health');
      return [lng, Object.fromEntries(healthKeys.map((key) => [key, t(`default.${key}`)]))] as const;
    }),
  );
  return Object.fromEntries(written) as Record<Locale, Record<string, string>>;
}
