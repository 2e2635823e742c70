import {
  changeDiver,
  changeItem,
  deleteDivers,
  insertDiver,
  setAddOns,
  setPeopleOn,
} from '@/features/order-desk/editing/data';
import type { PlannedEdit } from '@/features/order-desk/editing/queries/planned-edit';
import { updateDays } from '@/features/orders/data/items';
import type { LockedOrder } from '@/features/orders/data/orders';
import { sealDiver } from '@/features/orders/data/sealed';
import { updateOrder } from '@/features/orders/data/update-order';
import { isBooked, sumOf } from '@/features/orders/domain/shares';
import type { Tx } from '@/server/database/db';
import type { SeatedItem } from './update-item-seats';

/** Writes the changed and the new people, and returns all rows in order. */
async function writePeople(tx: Tx, order: LockedOrder, { people }: PlannedEdit): Promise<string[]> {
  let position = Math.max(-1, ...order.divers.map((diver) => diver.position));
  const ids: string[] = [];
  for (const { before, form } of people) {
    const existing = before === null ? null : order.divers[before];
    if (existing && form) await changeDiver(tx, existing.id, sealDiver(form, existing.position));
    if (existing) ids.push(existing.id);
    else if (form) {
      position += 1;
      ids.push(await insertDiver(tx, order.id, sealDiver(form, position)));
    }
  }
  return ids;
}

/** Deletes people who are no longer on any item, since the shop has no use for their data. */
async function removeOthers(tx: Tx, order: LockedOrder, along: ReadonlySet<string>): Promise<void> {
  const off = new Set(
    order.items.filter((item) => !isBooked(item)).flatMap(({ divers }) => divers.map(({ diverId }) => diverId)),
  );
  await deleteDivers(
    tx,
    order.divers.flatMap(({ id }) => (along.has(id) || off.has(id) ? [] : [id])),
  );
}

async function writeItem(tx: Tx, { row, after, departureId, date }: SeatedItem, diverIds: string[]): Promise<void> {
  const { kinds: _, addOns, quantity: _packages, ...columns } = after;
  await changeItem(tx, row.id, { ...columns, departureId, date });
  await setAddOns(tx, row, addOns);
  await setPeopleOn(tx, row.id, diverIds);
}

const amounts = ['activityFee', 'addOnFee', 'discount', 'passedOn', 'adjustment', 'total'] as const;

/** The amounts of the order, with its changed items. */
function orderAmounts(order: LockedOrder, items: readonly SeatedItem[]) {
  const after = new Map(items.map((item) => [item.row.id, item.after]));
  const sum = (amount: (typeof amounts)[number]) =>
    sumOf(order.items.map((item) => (after.get(item.id) ?? item)[amount]));
  return Object.fromEntries(amounts.map((amount) => [amount, sum(amount)])) as Record<(typeof amounts)[number], number>;
}

/** Writes all changes of an edit; the seats must be claimed already. */
export async function writeEdit(
  tx: Tx,
  order: LockedOrder,
  edit: PlannedEdit,
  items: readonly SeatedItem[],
): Promise<void> {
  const ids = await writePeople(tx, order, edit);
  for (const item of items)
    await writeItem(
      tx,
      item,
      item.along.flatMap((position) => ids[position] ?? []),
    );
  const along = new Set(items.flatMap((item) => item.along.flatMap((position) => ids[position] ?? [])));
  await removeOthers(tx, order, along);
  const { dueNow, remaining } = edit.money;
  const { locale } = edit.customer;
  await updateOrder(tx, order.id, {
    ...edit.contact.columns,
    ...(locale && { locale }),
    ...orderAmounts(order, items),
    dueNow,
    remaining,
  });
  await updateDays(tx, order.id);
}
