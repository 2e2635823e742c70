import type { Day } from '@/shared/time/days';

/** The address of a product's page with the day chosen; the page as it is without one. */
export const onDay = (href: string, day: Day | null): string => (day ? `${href}?date=${day}` : href);
