import type { SeaView, SunfishSeason } from '@/features/availability/sea/schema';
import type { areas } from '@/shared/diving/areas';
import { type Day, daysFrom } from '@/shared/time/days';

type Area = (typeof areas)[number];

/** Areas of our products in the sea of Penida, Lembongan and Ceningan. */
export const penidaSea: readonly Area[] = ['nusa_penida', 'nusa_lembongan'];

/** Months by number: sunfish rise to the reefs while the water there is cold. */
export const sunfishMonths = { before: 6, first: 7, last: 10, after: 11 } as const;

export const hasSunfish = (area: Area | null): boolean => area !== null && penidaSea.includes(area);

export function sunfishSeason(month: number): SunfishSeason | null {
  const { before, first, last, after } = sunfishMonths;
  if (first <= month && month <= last) return 'peak';
  return month === before || month === after ? 'edge' : null;
}

const monthOf = (day: Day) => day.slice(0, 'YYYY-MM'.length);

export const sunfishWithin = (from: Day, to: Day): SeaView['sunfish'] =>
  [...new Set(daysFrom(from, to).map(monthOf))].flatMap((month) => {
    const season = sunfishSeason(Number(month.slice(-2)));
    return season ? [{ month, season }] : [];
  });
