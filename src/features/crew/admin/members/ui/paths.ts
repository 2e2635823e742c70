import { type Locale, localePath } from '@/shared/locale/locales';

export const crewPath = (lng: Locale) => localePath(lng, '/admin/crew');
export const newMemberPath = (lng: Locale) => `${crewPath(lng)}/create`;
export const memberPath = (lng: Locale, uuid: string) => `${crewPath(lng)}/${uuid}/edit`;

export const rosterPath = (lng: Locale) => localePath(lng, '/admin/roster');
