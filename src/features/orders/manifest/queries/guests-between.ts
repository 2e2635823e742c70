import { ownEmergency } from '@/features/booking/divers/domain/emergency';
import type { DiverView } from '@/features/booking/divers/schema';
import { feeLines, feesOfPerson, type OwnFee } from '@/features/booking/domain/fee-lines';
import type { EmergencyContactView } from '@/features/booking/schema';
import { openCompanions, openDiver, openEmergency, openOrder } from '@/features/orders/data/sealed';
import { type Companion, companionsOf } from '@/features/orders/domain/companions';
import { itemsBetween } from '@/features/orders/manifest/data';
import { contactPhone } from '@/features/orders/queries/contact-phone';
import type { Tx } from '@/server/database/db';
import { fullName } from '@/shared/locale/name-order';
import { type Day, toDay } from '@/shared/time/days';
import { holdEndOf, type PersonAboard } from './people-between';

type OfItem = Pick<PersonAboard, 'item' | 'order' | 'departure' | 'first' | 'last'> & {
  bookingId: string;
  /** The customer's name. */
  customer: string;
  emergency: EmergencyContactView | null;
  /** The customer's number, else that of the first diver who has one. */
  phone: string | null;
  pickupArea: string | null;
  /** Where the guests stay; null until they say so. */
  hotel: string | null;
  /** The add-ons booked with the item. */
  addOns: { id: string | null; names: unknown }[];
};

/** A person on an item that holds seats, with everything on their form. */
export type GuestAboard = PersonAboard & OfItem & { about: DiverView; fees: OwnFee[] };
/** Somebody who comes along without diving. */
export type CompanionAboard = OfItem & Companion;

type Aboard = { guests: GuestAboard[]; companions: CompanionAboard[] };

/** Returns everybody who is out on any of these days, from the items that hold seats, oldest order first. */
export async function guestsBetween(db: Tx, from: Day, to: Day): Promise<Aboard> {
  const items = await itemsBetween(db, from, to);
  const parties = items.map((item) => {
    const fees = feeLines.parse(item.fees);
    const people = item.divers.map(({ diver }) => ({
      diver: diver.id,
      about: openDiver(diver),
      fees: feesOfPerson(fees, diver.position),
    }));
    const ofItem: OfItem = {
      item: item.id,
      order: item.order.id,
      bookingId: item.order.bookingId,
      departure: item.departureId,
      first: toDay(item.activityDate),
      last: toDay(item.lastDay),
      customer: fullName(item.order.customer),
      emergency: openEmergency(item.order),
      phone: contactPhone({ customer: item.order.customer, divers: people.map(({ about }) => about) }),
      pickupArea: item.order.pickupArea,
      hotel: openOrder(item.order).pickup_address,
      addOns: item.addOns.map(({ addOnId: id, names }) => ({ id, names })),
    };
    const guests = people.map((person) => ({
      ...ofItem,
      ...person,
      emergency: ownEmergency(person.about) ?? ofItem.emergency,
      hasPrivateGuide: item.privateGuide,
      heldUntil: holdEndOf(item.order),
    }));
    const companions = companionsOf({
      count: item.companions,
      names: openCompanions(item),
      divers: guests.map(({ about }) => about.full_name),
      customer: ofItem.customer,
    });
    return { guests, companions: companions.map((companion) => ({ ...ofItem, ...companion })) };
  });
  return {
    guests: parties.flatMap(({ guests }) => guests),
    companions: parties.flatMap(({ companions }) => companions),
  };
}
