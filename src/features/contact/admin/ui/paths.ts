import { type Locale, localePath } from '@/shared/locale/locales';

export const messagesPath = (lng: Locale) => localePath(lng, '/admin/contacts');
export const newMessagePath = (lng: Locale) => `${messagesPath(lng)}/create`;
export const messagePath = (lng: Locale, uuid: string) => `${messagesPath(lng)}/${uuid}`;
