import { type Day, daysBetween, laterDay, plusDays, weekdayOf } from '@/shared/time/days';

/** Days in the shop's calendar, both inclusive. */
export type Span = { from: Day; to: Day };

/** Ten years. */
export const MAX_REPORT_DAYS = 3_660;
const USUAL_DAYS = 30;

export const daysIn = ({ from, to }: Span): number => daysBetween(from, to) + 1;

/** The equally long span that ends the day before. */
export function spanBefore(span: Span): Span {
  const days = daysIn(span);
  return { from: plusDays(span.from, -days), to: plusDays(span.to, -days) };
}

type MaybeDay = Day | undefined;

/** Defaults to the last 30 days; a missing last day is today. */
export function spanOf({ from, to }: { from?: MaybeDay; to?: MaybeDay }, today: Day): Span {
  const last = to ?? (from ? laterDay(from, today) : today);
  return { from: from ?? plusDays(last, 1 - USUAL_DAYS), to: last };
}

/** Start of the dry season, `MM-DD`. */
export const SEASON_BEGINS = '04-01';

export const presets = ['week', 'month', 'thirty_days', 'season'] as const;
export type Preset = (typeof presets)[number];

/** The latest start of the season, `MM-DD`, that is not after today. */
function seasonStart(today: Day, begins: string): Day {
  const year = Number(today.slice(0, 4));
  const ofThisYear = `${year}-${begins}`;
  return ofThisYear <= today ? ofThisYear : `${year - 1}-${begins}`;
}

/** All presets end today, so that a span in progress is compared with one of the same length. */
export function presetSpan(preset: Preset, today: Day, seasonBegins: string): Span {
  const from = {
    week: () => plusDays(today, 1 - weekdayOf(today)),
    month: () => `${today.slice(0, 7)}-01`,
    thirty_days: () => plusDays(today, 1 - USUAL_DAYS),
    season: () => seasonStart(today, seasonBegins),
  };
  return { from: from[preset](), to: today };
}
