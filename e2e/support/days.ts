import type { Page } from '@playwright/test';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { callsOf } from './calls';

export const dayIn = (days: number) => plusDays(dayAt(new Date()), days);

type CalendarDay = { date: string; status: string; places_left: number };

/** The days of a product with free places, emptiest first, because other tests order at the same time. */
export async function emptiestDays({ request }: Page, slug: string, from = dayIn(5), to = dayIn(40)) {
  const days = await callsOf(request).ask<CalendarDay[]>('availability.days', { slug, from, to });
  return days.filter(({ status }) => status === 'open').sort((one, other) => other.places_left - one.places_left);
}

/** The first of them. */
export const emptiestDay = async (...wanted: Parameters<typeof emptiestDays>): Promise<string> =>
  (await emptiestDays(...wanted))[0]?.date ?? '';
