import { record } from '@/features/audit/commands/record';
import {
  type BoardDay,
  type BoardDeparture,
  type BoardDiver,
  departuresOn,
  diverKey,
  inDayOrder,
  membersOf,
  outingsOf,
  partsOf,
} from '@/features/day-board/domain/board-day';
import { boardDay } from '@/features/day-board/queries/board-days';
import type { Sheet, SheetCompanion, SheetDiver, SheetsView } from '@/features/day-board/sheets/schema';
import type { CompanionAboard, GuestAboard } from '@/features/orders/manifest/queries/guests-between';
import { stillToPay } from '@/features/orders/manifest/queries/still-to-pay';
import { type StateOn, statesOn } from '@/features/ready/queries/ready-on';
import type { Ctx } from '@/server/api/context';
import type { Locale } from '@/shared/locale/locales';
import { isEastAsian } from '@/shared/locale/name-order';
import { lineIn } from '@/shared/schema/localised';
import type { Day } from '@/shared/time/days';

type Lookup = {
  locale: Locale;
  guests: Map<string, GuestAboard>;
  companions: readonly CompanionAboard[];
  toPay: Map<string, number>;
  ready: Map<string, StateOn>;
  /** The orders whose outstanding amount is already on a sheet, that of their first outing. */
  shown: Set<string>;
};

const contactOf = ({ emergency }: Pick<GuestAboard, 'emergency'>) => ({
  emergency_name: emergency?.name ?? null,
  emergency_phone: emergency?.phone ?? null,
  emergency_relationship: emergency?.relationship ?? null,
});

const companionsOn = (departures: readonly BoardDeparture[], { companions }: Lookup): SheetCompanion[] =>
  companions
    .filter(({ departure }) => departures.some(({ id }) => id === departure))
    .map(({ item, name, companion_of, emergency }) => ({ item, name, companion_of, ...contactOf({ emergency }) }));

function rentedBy({ about: { equipment }, addOns }: GuestAboard, locale: Locale): string[] | null {
  if (!equipment) return null;
  return addOns.filter(({ id }) => id !== null && equipment.includes(id)).map(({ names }) => lineIn(names, locale));
}

function sheetDiver(diver: BoardDiver, { locale, guests, toPay, ready, shown }: Lookup): SheetDiver[] {
  const guest = guests.get(diverKey(diver));
  if (!guest) return [];
  const { height_cm, weight_kg, shoe_size, shoe_size_system, dietary_restriction, association, own_equipment } =
    guest.about;
  const isFirst = !shown.has(diver.order);
  shown.add(diver.order);
  return [
    {
      ...{ height_cm, weight_kg, shoe_size, shoe_size_system, dietary_restriction, association, own_equipment },
      ...{ item: diver.item, diver: diver.diver, name: diver.name, level: diver.level, language: diver.language },
      booked_by: isEastAsian(diver.name) && guest.customer && !isEastAsian(guest.customer) ? guest.customer : null,
      minor: diver.isMinor,
      first_dive: diver.isFirstDive,
      private_guide: diver.hasPrivateGuide,
      ready: ready.get(diver.diver)?.state ?? null,
      physician: ready.get(diver.diver)?.isForPhysician ?? false,
      hotel: guest.hotel,
      pickup_area: guest.pickupArea,
      rented: rentedBy(guest, locale),
      fees: guest.fees
        .filter(({ amount }) => amount > 0)
        .map(({ names, ...fee }) => ({ ...fee, name: lineIn(names, locale) })),
      ...contactOf(guest),
      to_pay: isFirst ? (toPay.get(diver.order) ?? 0) : null,
    },
  ];
}

function groupsOf(day: BoardDay, departures: readonly BoardDeparture[], lookup: Lookup): Sheet['groups'] {
  return departures.flatMap(({ id, title, dives }) => {
    const led = day.groups
      .filter(({ departure }) => departure === id)
      .map((group) => ({
        leader: day.crew.find((member) => member.id === group.leader)?.name ?? null,
        members: membersOf(day, group),
      }));
    const others = day.divers.filter(({ departure, group }) => departure === id && group === null);
    return [...led, { leader: null, members: others }]
      .filter(({ members }) => members.length > 0)
      .map(({ leader, members }) => ({
        ...{ title, leader, dives },
        divers: members.flatMap((diver) => sheetDiver(diver, lookup)),
      }));
  });
}

const peopleOf = (departures: readonly BoardDeparture[]) => departures.reduce((sum, { people }) => sum + people, 0);

function sheetsOf(day: BoardDay, lookup: Lookup): Sheet[] {
  const boats = outingsOf(day).map((outing) => {
    const departures = departuresOn(day, outing);
    return {
      vehicle: day.vehicles.find(({ id }) => id === outing.vehicle)?.name ?? null,
      time: departures[0]?.time ?? null,
      parts: partsOf(day, outing),
      captain: day.crew.find(({ id }) => id === outing.captain)?.name ?? null,
      people: peopleOf(departures),
      departures,
    };
  });
  const others = day.departures
    .filter(({ vehicle }) => vehicle === null)
    .map((departure) => ({
      ...{ vehicle: null, captain: null, time: departure.time, people: departure.people },
      parts: inDayOrder(departure.needs.parts),
      departures: [departure],
    }));
  return [...boats, ...others]
    .filter(({ people }) => people > 0)
    .sort((one, other) => (one.time ?? '').localeCompare(other.time ?? ''))
    .map(
      ({ departures, ...sheet }): Sheet => ({
        ...sheet,
        groups: groupsOf(day, departures, lookup),
        companions: companionsOn(departures, lookup),
      }),
    );
}

/** The contents of the printed sheet for each outing; the read is audited. */
export async function sheets(ctx: Ctx, { date }: { date: Day }): Promise<SheetsView> {
  const { db } = ctx;
  const { day, guests, companions } = await boardDay(ctx, date);
  const toPay = await stillToPay(db, [...new Set(guests.map(({ order }) => order))]);
  if (guests.length > 0)
    await record(db, { ctx, action: 'view', entity: 'schedule', entityId: date, label: `Printed sheets, ${date}` });
  const lookup: Lookup = {
    locale: ctx.locale,
    guests: new Map(guests.map((guest) => [diverKey(guest), guest])),
    companions,
    toPay,
    ready: await statesOn(db, date),
    shown: new Set(),
  };
  return { date, sheets: sheetsOf(day, lookup) };
}
