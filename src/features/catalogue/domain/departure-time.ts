import { errorKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';
import { CLOCK_TIME } from '@/shared/time/clock-times';

/** When a departure leaves, by the shop's clock. */
export const departureTime = z.string(errorKey('invalid.time')).regex(CLOCK_TIME, errorKey('invalid.time'));
