import type { DiverView } from '@/features/booking/divers/schema';
import { itemsBetween } from '@/features/orders/manifest/data';
import { openDiver, openEmergency } from '@/features/orders/sealed/data';
import type { Tx } from '@/server/database/db';
import { type Day, toDay } from '@/shared/time/days';
import { holdEndOf, type PersonAboard } from './people-between';

/** A person on an item that holds seats, with everything on their form. */
export type GuestAboard = PersonAboard & { bookingId: string; about: DiverView; emergencyPhone: string | null };

/** Everybody who is out on any of these days, from the items that hold seats, the order placed first first. */
export async function guestsBetween(db: Tx, from: Day, to: Day): Promise<GuestAboard[]> {
  const items = await itemsBetween(db, from, to);
  return items.flatMap((item) => {
    const emergencyPhone = openEmergency(item.order)?.phone ?? null;
    return item.divers.map(({ diver }) => ({
      item: item.id,
      diver: diver.id,
      order: item.order.id,
      bookingId: item.order.bookingId,
      departure: item.departureId,
      first: toDay(item.activityDate),
      last: toDay(item.lastDay),
      hasPrivateGuide: item.privateGuide,
      heldUntil: holdEndOf(item.order),
      about: openDiver(diver),
      emergencyPhone,
    }));
  });
}
