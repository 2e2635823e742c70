import { type Locale, localePath } from '@/shared/locale/locales';
import de from '../../../public/locales/de/common.json';
import en from '../../../public/locales/en/common.json';
import id from '../../../public/locales/id/common.json';
import ja from '../../../public/locales/ja/common.json';
import zh from '../../../public/locales/zh/common.json';
import type { ErrorTexts } from './error-texts';

const spoken = { en, id, ja, zh, de };

/** The words of the error page for when the layout that would bring them is what failed. */
export function lastWords(lng: Locale): ErrorTexts {
  const { error, unavailable } = spoken[lng];
  return { ...error, unavailable: unavailable.message, homeHref: localePath(lng, '/') };
}
