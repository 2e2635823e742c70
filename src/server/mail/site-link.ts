import { env } from '@/env';
import { type Locale, localePath } from '@/shared/locale/locales';

/** Makes paths of this site addresses in a reader's language. */
export const siteLink = (locale: Locale) => (path: string) => new URL(localePath(locale, path), env.APP_URL).href;
