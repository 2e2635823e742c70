import { type DiverView, diverView } from '@/features/booking/divers/schema';
import { openBirthDate } from '@/features/orders/data/sealed';
import type { OrderStatus } from '@/features/orders/domain/order-state';
import { birthDatesOf, peopleOnItems } from '@/features/orders/manifest/data';
import type { Tx } from '@/server/database/db';
import { type Day, toDay } from '@/shared/time/days';

/** A person on an item that holds seats, with the facts that the board's rules use. */
export type PersonAboard = {
  item: string;
  diver: string;
  order: string;
  departure: string;
  first: Day;
  last: Day;
  hasPrivateGuide: boolean;
  /** Time at which an unpaid order loses the seat; null once the order is paid. */
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

/** Returns everybody who is out on any of these days, without encrypted data. */
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

/** Birth dates of these people; null for anyone erased. */
export async function birthDates(db: Tx, divers: string[]): Promise<Map<string, Day | null>> {
  const rows = await birthDatesOf(db, divers);
  return new Map(rows.map((row) => [row.id, openBirthDate(row)]));
}
