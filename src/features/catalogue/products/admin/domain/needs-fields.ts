import { count, once } from '@/features/catalogue/domain/written';
import { leaderRoles, maxDiversPerGuide, parts, transports } from '@/features/outings/domain/parts';
import { areas } from '@/shared/diving/areas';
import { errorKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';

export const LONGEST_PRODUCT = 366;

/** At least one entry and at most one per day of the product; the last entry repeats. */
const perDay = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).min(1, errorKey('required.field')).max(LONGEST_PRODUCT);

export const needsFields = {
  transport: perDay(z.enum(transports)),
  led_by: perDay(z.enum(leaderRoles)),
  divers_per_guide: count(1, maxDiversPerGuide),
  parts: once(z.enum(parts), parts.length).min(1, errorKey('required.field')),
  /** Areas that the product's boat or van must serve. */
  served_areas: once(z.enum(areas), areas.length),
};
