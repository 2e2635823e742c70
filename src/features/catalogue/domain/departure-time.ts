import { errorKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';
import { CLOCK_TIME, type ClockTime, minutesBetween, plusMinutes } from '@/shared/time/clock-times';

/** Departure time by the shop's clock. */
export const departureTime = z.string(errorKey('invalid.time')).regex(CLOCK_TIME, errorKey('invalid.time'));

type Times = { departureTime: ClockTime; meetingTime: ClockTime | null };

/**
 * Meeting time for a departure at this time: with the same interval as for the usual departure; null if none is set.
 */
export const meetingTimeAt = ({ departureTime: usual, meetingTime }: Times, time: ClockTime): ClockTime | null =>
  meetingTime && plusMinutes(meetingTime, minutesBetween(usual, time));
