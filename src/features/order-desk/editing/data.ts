import type { FeeLine } from '@/features/booking/domain/fee-lines';
import type { SeatFacts } from '@/features/order-desk/editing/domain/edited-item';
import type { OrderRow } from '@/features/orders/data/orders';
import { blankGasLog } from '@/features/orders/data/sealed';
import type { OrderSnapshot } from '@/features/orders/schema';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { type Day, toDate } from '@/shared/time/days';

export async function seatFactsOf(db: Tx, addOns: string[]): Promise<SeatFacts> {
  const rows = await db.addOn.findMany({
    where: { id: { in: addOns } },
    select: { id: true, takesSeat: true, privateGuide: true },
  });
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Documents describe the order and do not change it. */
const papers = ['invoice_issued', 'credit_note_issued'];

/** Events of an order that affect an edit, latest first. */
export const changeEventsOf = (db: Tx, orderId: string) =>
  db.orderEvent.findMany({
    where: {
      orderId,
      kind: {
        notIn: [
          'note',
          'mail_resent',
          'message_sent',
          'reminded',
          'forms_reminded',
          'links_sent',
          'payment_link_sent',
          'move_requested',
          ...papers,
        ],
      },
    },
    select: { id: true, kind: true, to: true, actorId: true, by: true },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });

export const bookableProducts = (db: Tx) =>
  db.product.findMany({
    where: { active: true, bookable: true },
    select: { slug: true, texts: true },
    orderBy: [{ kind: 'asc' }, { sortOrder: 'asc' }, { slug: 'asc' }],
  });

type DiverColumns = Omit<Prisma.OrderDiverUncheckedCreateInput, 'id' | 'orderId' | 'items'>;

export const changeDiver = (tx: Tx, id: string, { position: _, ...columns }: DiverColumns) =>
  tx.orderDiver.update({ where: { id }, data: columns });

export const insertDiver = async (tx: Tx, orderId: string, columns: DiverColumns): Promise<string> =>
  (await tx.orderDiver.create({ data: { ...columns, orderId }, select: { id: true } })).id;

/** Their tanks stay on the gas log, without anything about the diver: they are still filled. */
export async function deleteDivers(tx: Tx, ids: string[]): Promise<void> {
  await tx.gasLog.updateMany({ where: { diverId: { in: ids } }, data: blankGasLog });
  await tx.orderDiver.deleteMany({ where: { id: { in: ids } } });
}

/** People who stay keep their groups on the board. */
export async function setPeopleOn(tx: Tx, itemId: string, diverIds: string[]): Promise<void> {
  await tx.orderItemDiver.deleteMany({ where: { itemId, diverId: { notIn: diverIds } } });
  await tx.orderItemDiver.createMany({ data: diverIds.map((diverId) => ({ itemId, diverId })), skipDuplicates: true });
}

type ItemColumns = Pick<
  Prisma.OrderItemUncheckedUpdateInput,
  | 'productId'
  | 'departureId'
  | 'variantId'
  | 'unitPrice'
  | 'diverCount'
  | 'companions'
  | 'privateGuide'
  | 'activityFee'
  | 'addOnFee'
  | 'discount'
  | 'adjustment'
  | 'passedOn'
  | 'total'
> & { fees: readonly FeeLine[]; date: Day; snapshot: OrderSnapshot };

export const changeItem = (tx: Tx, id: string, { date, fees, ...columns }: ItemColumns) =>
  tx.orderItem.update({ where: { id }, data: { ...columns, fees: [...fees], activityDate: toDate(date) } });

type AddOnRow = Omit<Prisma.OrderAddOnCreateManyInput, 'id' | 'orderId' | 'itemId' | 'position'> & {
  row: string | null;
};

/** Replaces the add-ons of an item; existing rows keep what was agreed. */
export async function setAddOns(tx: Tx, { id: itemId, orderId }: { id: string; orderId: string }, addOns: AddOnRow[]) {
  const stays = addOns.flatMap(({ row }) => row ?? []);
  await tx.orderAddOn.deleteMany({ where: { itemId, id: { notIn: stays } } });
  for (const { row, quantity, amount } of addOns)
    if (row) await tx.orderAddOn.update({ where: { id: row }, data: { quantity, amount } });
  const last = await tx.orderAddOn.aggregate({ where: { orderId }, _max: { position: true } });
  const first = (last._max.position ?? -1) + 1;
  const added = addOns.filter(({ row }) => row === null).map(({ row: _, ...addOn }) => addOn);
  await tx.orderAddOn.createMany({
    data: added.map((addOn, index) => ({ ...addOn, orderId, itemId, position: first + index })),
  });
}

/** The order as stored, for a preview without locks. */
export type EditedOrder = Pick<
  OrderRow,
  | 'id'
  | 'status'
  | 'dueNow'
  | 'remaining'
  | 'items'
  | 'divers'
  | 'addOns'
  | 'pickupArea'
  | 'sealedDetails'
  | 'emergency'
  | 'locale'
  | 'customer'
  | 'anonymisedAt'
>;
