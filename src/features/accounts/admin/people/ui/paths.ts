import { type Locale, localePath } from '@/shared/locale/locales';

export const usersPath = (lng: Locale) => localePath(lng, '/admin/users');
export const userPath = (lng: Locale, uuid: string) => `${usersPath(lng)}/${uuid}`;
export const adminsPath = (lng: Locale) => localePath(lng, '/admin/user-admin');
export const adminPath = (lng: Locale, uuid: string) => `${adminsPath(lng)}/${uuid}/edit`;
