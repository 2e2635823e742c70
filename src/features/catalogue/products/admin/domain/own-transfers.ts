import { errorKey } from '@/shared/errors/error-key';
import { transfers } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';

const ends = ({ from, to }: { from: string; to: string }) => from < to;
const orBackwards = { path: ['to'], error: errorKey('invalid.field') };
const { pickup, returning } = transfers.shape;
/** Allows one pickup window per area, each ending no earlier than it starts. */
export const ownTransfers = z.strictObject({
  pickup: z
    .array(pickup.element.refine(ends, orBackwards))
    .min(1)
    .refine((windows) => new Set(windows.map(({ area }) => area)).size === windows.length, errorKey('invalid.field')),
  returning: returning.refine(ends, orBackwards),
});
