import { record } from '@/features/audit/commands/record';
import { orderById } from '@/features/orders/data/orders';
import { waiverFile } from '@/features/ready/waiver/queries/waiver-file';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { isUuid } from '@/shared/schema/ids';
import { diverByLink } from './diver-by-link';

/** The PDF of the waiver of a link's diver. */
export const waiverFileByLink = async (ctx: Ctx, token: string): Promise<Buffer> =>
  waiverFile(ctx.db, await diverByLink(ctx, token));

/** The PDF of the waiver of a diver of an order, for staff; each access is audited. */
export async function waiverFileOfOrder(ctx: Ctx, { uuid, diver }: { uuid: string; diver: number }): Promise<Buffer> {
  const order = isUuid(uuid) ? await orderById(ctx.db, uuid, {}) : null;
  const row = order?.divers[diver];
  if (!order || !row) throw new AppError('not_found');
  const file = await waiverFile(ctx.db, { order, row });
  await ctx.db.$transaction((tx) =>
    record(tx, {
      ctx,
      action: 'view',
      entity: 'order',
      entityId: order.id,
      label: order.bookingId,
      after: { waiver_of_diver: diver + 1 },
    }),
  );
  return file;
}
