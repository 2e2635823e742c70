import { record } from '@/features/audit/commands/record';
import { ageOn } from '@/features/booking/divers/domain/age';
import type { DiverView } from '@/features/booking/divers/schema';
import { feeLines } from '@/features/booking/domain/fee-lines';
import { feeViewsOf } from '@/features/booking/domain/fee-view';
import { heldOnDay, ordersOfDay } from '@/features/order-desk/data/staff-orders';
import { type DayList, type DayListInput, dayList } from '@/features/order-desk/day-list/schema';
import type { ItemRow } from '@/features/orders/data/items';
import type { OrderRow } from '@/features/orders/data/orders';
import { openCompanions, openDiver, openEmergency, openOrder } from '@/features/orders/data/sealed';
import { companionsOf } from '@/features/orders/domain/companions';
import { diversOn } from '@/features/orders/domain/divers-on';
import { amountsOf, isBooked, outstandingOf } from '@/features/orders/domain/shares';
import { contactPhone } from '@/features/orders/queries/contact-phone';
import { otherOrdersOn } from '@/features/orders/queries/double-bookings';
import { orderSnapshot } from '@/features/orders/schema';
import { type Balance, balancesOf } from '@/features/payments/queries/balance';
import { statesOf } from '@/features/ready/queries/ready-on';
import type { Ctx } from '@/server/api/context';
import type { Locale } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { lineIn } from '@/shared/schema/localised';
import { type Day, dayAt, plusDays } from '@/shared/time/days';
import { pickupOf } from '@/shared/time/pickup';
import { departuresOf } from './departures';

const withAge = (diver: DiverView, day: Day) => ({
  ...diver,
  age: diver.date_of_birth && ageOn(diver.date_of_birth, day),
});

type Facts = {
  day: Day;
  locale: Locale;
  alsoOn: Awaited<ReturnType<typeof otherOrdersOn>>;
  states: Awaited<ReturnType<typeof statesOf>>;
};

function forCrew(row: OrderRow, item: ItemRow, { day, balance, locale, alsoOn, states }: Facts & { balance: Balance }) {
  const snapshot = orderSnapshot.parse(item.snapshot);
  const { variant } = snapshot;
  const pickup = pickupOf(snapshot, row.pickupArea);
  const status = row.status;
  const everybody = row.divers.map((diver) => ({ id: diver.id, opened: openDiver(diver) }));
  const along = diversOn(item, everybody);
  const amounts = amountsOf(row.items, balance);
  return {
    uuid: row.id,
    booking_id: row.bookingId,
    status,
    name: fullName(row.customer),
    phone: contactPhone({
      customer: row.customer,
      divers: [...along, ...everybody].map(({ opened }) => opened),
    }),
    variant: variant && lineIn(variant, locale),
    pickup_area: row.pickupArea,
    ...openOrder(row),
    pickup_window: pickup && { from: pickup.from, to: pickup.to },
    divers: along.map(({ id, opened }) => ({
      ...withAge(opened, day),
      also_on: alsoOn({ item: item.id, diver: id }),
      ready: states.get(id)?.state ?? 'not_started',
      physician: states.get(id)?.isForPhysician ?? false,
    })),
    companions: companionsOf({
      count: item.companions,
      names: openCompanions(item),
      divers: along.map(({ opened }) => opened.full_name),
      customer: fullName(row.customer),
    }),
    add_ons: row.addOns
      .filter(({ itemId }) => itemId === item.id)
      .map(({ addOnId: uuid, names, quantity }) => ({ uuid, name: lineIn(names, locale), quantity })),
    fees: feeViewsOf(feeLines.parse(item.fees), locale),
    emergency_contact: openEmergency(row),
    notes: row.events.flatMap(({ kind, note }) => (kind === 'note' && note ? [note] : [])),
    paid: balance.paid,
    held: amounts.paid,
    still_to_pay: amounts.stillToPay,
    outstanding: outstandingOf(row, balance),
    created_at: row.createdAt.toISOString(),
  };
}

/** Lists the guests of a day with everything the crew needs; the read is audited. */
export async function listOfDay(ctx: Ctx, { date }: DayListInput): Promise<DayList> {
  const { db, locale, now } = ctx;
  const day = date ?? plusDays(dayAt(now), 1);
  const rows = await ordersOfDay(db, day);
  const balances = await balancesOf(
    db,
    rows.map(({ id }) => id),
  );
  const facts = { day, locale, alsoOn: await otherOrdersOn(db, day), states: await statesOf(db, rows) };
  const [departures] = await departuresOf(ctx, { from: day, to: day });
  const held = await heldOnDay(db, day);
  if (rows.length + held.length > 0)
    await record(db, { ctx, action: 'view', entity: 'schedule', entityId: day, label: `Day list, ${day}` });
  return dayList.parse({
    ...departures,
    departures: departures?.departures.map((departure) => ({
      ...departure,
      bookings: rows.flatMap((row) =>
        row.items
          .filter((item) => isBooked(item) && item.departureId === departure.uuid)
          .map((item) => forCrew(row, item, { ...facts, balance: balances(row.id) })),
      ),
      held: held
        .filter(({ departureId }) => departureId === departure.uuid)
        .map(({ diverCount, companions, order }) => ({
          uuid: order.id,
          booking_id: order.bookingId,
          name: fullName(order.customer),
          divers: diverCount,
          companions,
          expires_at: order.expiresAt.toISOString(),
        })),
    })),
  });
}
