import { type Day, plusDays } from '@/shared/time/days';

/** Number of days before the first day from which guests are reminded of open forms. */
export const FORMS_DAYS_AHEAD = 5;

type Facts = { firstDay: Day; orderedOn: Day; today: Day };

/** Skips the day of the order, on which guests have just put the forms off, unless the dive is the next day. */
export function isFormsReminderDue({ firstDay, orderedOn, today }: Facts): boolean {
  const tomorrow = plusDays(today, 1);
  const isNear = firstDay >= tomorrow && firstDay <= plusDays(today, FORMS_DAYS_AHEAD);
  return isNear && (orderedOn < today || firstDay === tomorrow);
}
