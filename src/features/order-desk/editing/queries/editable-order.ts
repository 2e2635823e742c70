import { record } from '@/features/audit/commands/record';
import { departureTimes } from '@/features/availability/queries/departure-times';
import { slugsOf } from '@/features/order-desk/data/staff-orders';
import { type EditableOrder, editableOrder } from '@/features/order-desk/editing/schema';
import { orderById } from '@/features/orders/data/orders';
import { openDiver, openEmergency, openOrder } from '@/features/orders/data/sealed';
import { isBooked } from '@/features/orders/domain/shares';
import { packagesOf } from '@/features/orders/domain/snapshot';
import { titleOf } from '@/features/orders/queries/order-view';
import { orderSnapshot } from '@/features/orders/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { lineIn } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';
import { toDay } from '@/shared/time/days';
import { guestOf } from './customer-after';
import { orderVersion } from './order-version';

/** Records the read in the audit log, because it shows divers' data. */
export async function orderToEdit(ctx: Ctx & { actor: Person }, uuid: string): Promise<EditableOrder> {
  const { db, locale } = ctx;
  const version = z.uuid().safeParse(uuid).success ? await orderVersion(db, uuid) : '';
  const row = version ? await orderById(db, uuid, {}) : null;
  if (!row) throw new AppError('not_found');
  await record(db, { ctx, action: 'view', entity: 'order', entityId: row.id, label: row.bookingId });
  const booked = row.items.filter(isBooked);
  const slugs = await slugsOf(
    db,
    booked.map(({ productId }) => productId),
  );
  const timeOf = await departureTimes(
    db,
    booked.map(({ departureId }) => departureId),
  );
  return editableOrder.parse({
    uuid: row.id,
    version,
    booking_id: row.bookingId,
    status: row.status,
    pickup_area: row.pickupArea,
    ...openOrder(row),
    emergency_contact: openEmergency(row),
    guest: guestOf(row),
    locale: row.locale,
    divers: row.divers.map(openDiver),
    items: booked
      .map((item) => ({ item, agreed: orderSnapshot.parse(item.snapshot) }))
      .map(({ item, agreed }) => ({
        uuid: item.id,
        product: slugs.get(item.productId),
        title: titleOf(item, locale),
        variant: item.variantId,
        activity_date: toDay(item.activityDate),
        activity_time: timeOf(item.departureId).time,
        quantity: packagesOf(item, agreed),
        divers_per_package: agreed.diversPerPackage,
        add_ons: row.addOns.flatMap(({ itemId, addOnId, names, quantity, price }) =>
          itemId === item.id && addOnId ? [{ add_on: addOnId, name: lineIn(names, locale), quantity, price }] : [],
        ),
        divers: row.divers.flatMap(({ id }, position) =>
          item.divers.some(({ diverId }) => diverId === id) ? [position] : [],
        ),
      })),
  });
}
