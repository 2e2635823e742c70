import { type Locale, localePath } from '@/shared/locale/locales';

export const faqsPath = (lng: Locale) => localePath(lng, '/admin/faqs');
export const newFaqPath = (lng: Locale) => `${faqsPath(lng)}/create`;
export const faqOrderPath = (lng: Locale) => `${faqsPath(lng)}/order`;
export const faqPath = (lng: Locale, uuid: string) => `${faqsPath(lng)}/${uuid}/edit`;
