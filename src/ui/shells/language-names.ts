import type { Locale } from '@/shared/locale/locales';

/** Each language by its own name, which is the same wherever one reads it. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  id: 'Bahasa Indonesia',
  ja: '日本語',
  zh: '中文',
  de: 'Deutsch',
};
