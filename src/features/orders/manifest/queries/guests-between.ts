import type { DiverView } from '@/features/booking/divers/schema';
import { itemsBetween } from '@/features/orders/manifest/data';
import { openDiver, openEmergency } from '@/features/orders/sealed/data';
import type { Tx } from '@/server/database/db';
import { type Day, toDay } from '@/shared/time/days';

/** A person on an item that holds seats. */
export type GuestAboard = {
  item: string;
  diver: string;
  order: string;
  bookingId: string;
  departure: string;
  first: Day;
  last: Day;
  hasPrivateGuide: boolean;
  details: DiverView;
  emergencyPhone: string | null;
};

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
      details: openDiver(diver),
      emergencyPhone,
    }));
  });
}
