import type { Locale } from '@/shared/locale/locales';

/** Each language in its own name, whatever the language of the page. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  id: 'Bahasa Indonesia',
  ja: '日本語',
  zh: '中文',
  de: 'Deutsch',
};
