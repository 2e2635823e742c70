import { type Locale, localePath } from '@/shared/locale/locales';

export const rosterPath = (lng: Locale) => localePath(lng, '/admin/roster');
