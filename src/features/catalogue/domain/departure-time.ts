import { errorKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';
import { CLOCK_TIME, type ClockTime, minutesBetween, plusMinutes } from '@/shared/time/clock-times';

/** In the shop's time zone. */
export const departureTime = z.string(errorKey('invalid.time')).regex(CLOCK_TIME, errorKey('invalid.time'));

type Times = { departureTime: ClockTime; meetingTime: ClockTime | null };

/** Keeps the usual time between meeting and departure; null if the product has no meeting time. */
export const meetingTimeAt = ({ departureTime: usual, meetingTime }: Times, time: ClockTime): ClockTime | null =>
  meetingTime && plusMinutes(meetingTime, minutesBetween(usual, time));
