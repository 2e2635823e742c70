import type { Page } from '@playwright/test';
import { callsOf } from './calls';

const DAY_MS = 86_400_000;
export const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export type FreeDay = { date: string; places_left: number };

/** The days of a product with free places, emptiest first, because other tests order at the same time. */
export async function emptiestDays({ request }: Page, slug: string, from = dayIn(5), to = dayIn(40)) {
  const days = await callsOf(request).ask<(FreeDay & { status: string })[]>('availability.days', { slug, from, to });
  return days.filter(({ status }) => status === 'open').sort((one, other) => other.places_left - one.places_left);
}

export const emptiestDay = async (...wanted: Parameters<typeof emptiestDays>): Promise<string> =>
  (await emptiestDays(...wanted))[0]?.date ?? '';
