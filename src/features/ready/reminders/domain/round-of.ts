import { type Day, dayAt, daysBetween, momentOf } from '@/shared/time/days';

/** The reminders of a day of diving. */
export const reminderRounds = ['week', 'two_days', 'evening'] as const;
export type ReminderRound = (typeof reminderRounds)[number];

/** Days before the dive; the reminder of the week goes out later in that week to those who book late. */
const WEEK = { from: 3, to: 7 };
const EVENING = '17:00';

/** The reminder that guests of a day get at this moment; null when none is due. */
export function roundOf(day: Day, now: Date): ReminderRound | null {
  const ahead = daysBetween(dayAt(now), day);
  if (ahead >= WEEK.from && ahead <= WEEK.to) return 'week';
  if (ahead === 2) return 'two_days';
  return ahead === 1 && now >= momentOf(dayAt(now), EVENING) ? 'evening' : null;
}
