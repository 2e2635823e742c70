import { type Locale, localePath } from '@/shared/locale/locales';

export const equipmentPath = (lng: Locale) => localePath(lng, '/admin/equipment');
export const newUnitPath = (lng: Locale) => `${equipmentPath(lng)}/create`;
export const unitPath = (lng: Locale, uuid: string) => `${equipmentPath(lng)}/${uuid}/edit`;
export const labelsPath = (lng: Locale, uuids: readonly string[]) =>
  `${equipmentPath(lng)}/labels?units=${uuids.join(',')}`;
export const outPath = (lng: Locale) => `${equipmentPath(lng)}/out`;
