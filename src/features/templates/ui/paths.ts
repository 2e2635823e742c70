import { type Locale, localePath } from '@/shared/locale/locales';

export const templatesPath = (lng: Locale) => localePath(lng, '/admin/settings/templates');
export const newTemplatePath = (lng: Locale) => `${templatesPath(lng)}/create`;
export const templateOrderPath = (lng: Locale) => `${templatesPath(lng)}/order`;
export const templatePath = (lng: Locale, uuid: string) => `${templatesPath(lng)}/${uuid}/edit`;
