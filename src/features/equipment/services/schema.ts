import { conditions } from '@/features/equipment/schema';
import { errorKey } from '@/shared/errors/error-key';
import { day, requiredText, textUpTo } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

export const serviceKinds = ['service', 'repair', 'hydrostatic', 'visual'] as const;

const LONGEST_NAME = 100;
const LONGEST_NOTE = 300;
const MAX_COST = 1_000_000_000;

const fields = {
  kind: z.enum(serviceKinds),
  date: day,
  /** The person or workshop that did it. */
  done_by: requiredText(errorKey('required.done_by'), LONGEST_NAME),
  /** In rupiah. */
  cost: z.int().min(0, errorKey('invalid.too_small')).max(MAX_COST, errorKey('invalid.too_big')).nullable(),
  note: textUpTo(LONGEST_NOTE),
};
/** `condition` is that of the unit afterwards. */
export const serviceForm = z.strictObject({ ...fields, condition: z.enum(conditions) });
export const recordServiceInput = z.strictObject({
  uuid: z.uuid(),
  ...fields,
  cost: fields.cost.default(null),
  note: fields.note.default(''),
  condition: z.enum(conditions).default('ok'),
});
export type NewService = z.output<typeof recordServiceInput>;

export const serviceView = z.object({ uuid: z.uuid(), ...fields });
export type ServiceView = z.output<typeof serviceView>;
