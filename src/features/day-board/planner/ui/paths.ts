import { type Locale, localePath } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';

export const boardPath = (lng: Locale, date: Day) => localePath(lng, `/admin/schedule/${date}`);
export const packingPath = (lng: Locale, date: Day) => `${boardPath(lng, date)}/packing`;
export const gasPath = (lng: Locale, date: Day) => `${boardPath(lng, date)}/gas`;
export const sheetsPath = (lng: Locale, date: Day) => `${boardPath(lng, date)}/sheets`;
