import { type Day, plusDays } from '@/shared/time/days';

/** From how many days before the first day the guests are reminded of open forms. */
export const FORMS_DAYS_AHEAD = 5;

type Facts = { firstDay: Day; orderedOn: Day; today: Day };

/** Not on the day of the order itself, when they have just put it off, unless the dive is the next day. */
export function isFormsReminderDue({ firstDay, orderedOn, today }: Facts): boolean {
  const tomorrow = plusDays(today, 1);
  const isNear = firstDay >= tomorrow && firstDay <= plusDays(today, FORMS_DAYS_AHEAD);
  return isNear && (orderedOn < today || firstDay === tomorrow);
}
