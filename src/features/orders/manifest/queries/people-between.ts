import { type DiverView, diverView } from '@/features/booking/divers/schema';
import { openBirthDate } from '@/features/orders/data/sealed';
import type { OrderStatus } from '@/features/orders/domain/order-state';
import { birthDatesOf, peopleOnItems } from '@/features/orders/manifest/data';
import type { Tx } from '@/server/database/db';
import { type Day, toDay } from '@/shared/time/days';

/** A person on an item that holds seats, with what the rules of the board know of them. */
export type PersonAboard = {
  item: string;
  diver: string;
  order: string;
  departure: string;
  first: Day;
  last: Day;
  hasPrivateGuide: boolean;
  /** Until when an unpaid order holds the seat; null once it is paid. */
  heldUntil: string | null;
  about: Pick<DiverView, 'full_name' | 'certification_level' | 'last_dive' | 'preferred_language'>;
};

type Hold = { status: OrderStatus; expiresAt: Date };

export const holdEndOf = ({ status, expiresAt }: Hold): string | null =>
  status === 'pending_payment' ? expiresAt.toISOString() : null;

const plain = diverView.pick({
  full_name: true,
  certification_level: true,
  last_dive: true,
  preferred_language: true,
});

/** Everybody who is out on any of these days, without anything that is sealed. */
export async function peopleBetween(db: Tx, from: Day, to: Day): Promise<PersonAboard[]> {
  const items = await peopleOnItems(db, from, to);
  return items.flatMap((item) =>
    item.divers.map(({ diver }) => ({
      item: item.id,
      diver: diver.id,
      order: item.orderId,
      departure: item.departureId,
      first: toDay(item.activityDate),
      last: toDay(item.lastDay),
      hasPrivateGuide: item.privateGuide,
      heldUntil: holdEndOf(item.order),
      about: plain.parse({
        full_name: diver.fullName,
        certification_level: diver.certificationLevel,
        last_dive: diver.lastDive && toDay(diver.lastDive),
        preferred_language: diver.preferredLanguage,
      }),
    })),
  );
}

/** The birth dates of these people; null of somebody who is erased. */
export async function birthDates(db: Tx, divers: string[]): Promise<Map<string, Day | null>> {
  const rows = await birthDatesOf(db, divers);
  return new Map(rows.map((row) => [row.id, openBirthDate(row)]));
}
