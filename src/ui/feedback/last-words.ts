import { type Locale, localePath } from '@/shared/locale/locales';
import de from '../../../public/locales/de/common.json';
import en from '../../../public/locales/en/common.json';
import id from '../../../public/locales/id/common.json';
import ja from '../../../public/locales/ja/common.json';
import zh from '../../../public/locales/zh/common.json';
import type { ErrorTexts } from './error-texts';

const spoken: Record<Locale, typeof en> = { en, id, ja, zh, de };

/** The error texts for the case that the root layout, which normally supplies them, has failed. */
export function lastWords(lng: Locale): ErrorTexts {
  const { error, unavailable } = spoken[lng];
  return { ...error, unavailable: unavailable.message, homeHref: localePath(lng, '/') };
}
