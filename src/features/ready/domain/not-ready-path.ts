import { type Locale, localePath } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';

/** The page of the staff on the guests of a day who are not ready. */
export const notReadyPath = (lng: Locale, day: Day) => `${localePath(lng, '/admin/schedule/ready')}?date=${day}`;
