import type { PlannedItem } from '@/features/order-desk/editing/queries/planned-edit';
import type { EditPreview } from '@/features/order-desk/editing/schema';
import type { Ctx } from '@/server/api/context';
import { describe, toAppError } from '@/server/api/sentences';
import { needsOtherSeats, updateItemSeats } from './update-item-seats';

/** Rolls back the trial transaction, which releases its seats. */
class Tried extends Error {}

/**
 * Claims the seats of an edit exactly as saving does, then rolls back, so that days are locked only during the trial;
 * null when no item takes other seats.
 */
export async function seatsFor({ db, now, locale }: Ctx, items: readonly PlannedItem[]): Promise<EditPreview['seats']> {
  if (!items.some(needsOtherSeats)) return null;
  try {
    await db.$transaction(async (tx) => {
      await updateItemSeats(tx, items, now);
      throw new Tried();
    });
  } catch (thrown) {
    if (thrown instanceof Tried) return { free: true, item: null, message: null };
    const refused = toAppError(thrown);
    if (refused.code === 'internal') throw thrown;
    const [field = ''] = Object.keys(refused.fields ?? {});
    const item = items.find(({ at }) => at !== '' && field.startsWith(at));
    return { free: false, item: item?.row.id ?? null, message: (await describe(refused, locale)).message };
  }
  return null;
}
