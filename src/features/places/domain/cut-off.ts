import { type Day, startOf } from '../../../shared/days';

const MS_AN_HOUR = 3_600_000;

/** The last moment at which a day can be booked, so many hours before the shop sets out. */
export const cutOffOf = (day: Day, hours: number): Date => new Date(startOf(day).getTime() - hours * MS_AN_HOUR);

/** Whoever books exactly then is still in time. */
export const isCutOff = (day: Day, hours: number, now: Date): boolean => now > cutOffOf(day, hours);
