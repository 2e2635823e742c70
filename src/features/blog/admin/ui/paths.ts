import { type Locale, localePath } from '@/shared/locale/locales';

export const postsPath = (lng: Locale) => localePath(lng, '/admin/blog');
export const postPath = (lng: Locale, slug: string) => `${postsPath(lng)}/${slug}/edit`;
