import { issueView } from '@/features/equipment/issues/schema';
import { parts } from '@/features/outings/domain/parts';
import { kitKinds } from '@/shared/diving/kit';
import { errorKey } from '@/shared/errors/error-key';
import { day } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

const LONGEST_OUTING = 60;
const LONGEST_LINE = 40;
const MAX_COUNT = 1000;
const count = z.int().min(0).max(MAX_COUNT);

export const packingInput = z.strictObject({ date: day });

/** `outing` and `line` are those of the list. */
export const packInput = z
  .strictObject({
    date: day,
    outing: z.string().min(1).max(LONGEST_OUTING),
    line: z.string().min(1).max(LONGEST_LINE),
    packed: count,
    returned: count.default(0),
  })
  .refine(({ packed, returned }) => returned <= packed, { path: ['returned'], error: errorKey('invalid.too_big') });
export type Packed = z.output<typeof packInput>;

const packingLine = z.object({
  line: z.string(),
  kind: z.enum(kitKinds),
  /** Empty where the kind has none or the guest has not given it. */
  size: z.string(),
  gas: z.enum(['air', 'nitrox']).nullable(),
  needed: z.int(),
  /** Tagged units that are issued to the outing. */
  issued: z.int(),
  /** Null for a kind that the register does not hold. */
  available: z.int().nullable(),
  short: z.int().nullable(),
  /** Counted by hand. */
  packed: z.int(),
  returned: z.int(),
});
export type PackingLine = z.output<typeof packingLine>;

const packingOuting = z.object({
  outing: z.string(),
  /** Null on land, or while it has no boat. */
  vehicle: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
  title: z.string(),
  time: z.string().nullable(),
  parts: z.array(z.enum(parts)),
  divers: z.array(z.object({ uuid: z.uuid(), name: z.string() })),
  /** The most dives of its departures. */
  dives: z.int(),
  /** Lead for all divers, in kilograms. */
  lead_kg: z.int(),
  /** Divers whose body weight is missing, so that their lead is not counted. */
  without_weight: z.int(),
  lines: z.array(packingLine),
  issues: z.array(issueView.extend({ diver_uuid: z.uuid().nullable() })),
});
export type PackingOuting = z.output<typeof packingOuting>;
export const packingView = z.object({ date: z.iso.date(), outings: z.array(packingOuting) });
export type PackingView = z.output<typeof packingView>;
