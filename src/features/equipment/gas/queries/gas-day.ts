import { gasReasons } from '@/features/booking/fit/domain/fit';
import { fitDiver } from '@/features/booking/fit/domain/fit-diver';
import { boardDay } from '@/features/day-board/queries/board-days';
import { type GasRow, tanksOn, toTankView } from '@/features/equipment/gas/data';
import type { GasDayView, GasDiver } from '@/features/equipment/gas/schema';
import { outingsToPack } from '@/features/equipment/packing/domain/outings-to-pack';
import { nitroxGuests } from '@/features/equipment/packing/queries/nitrox-guests';
import type { GuestAboard } from '@/features/orders/manifest/queries/guests-between';
import { translator } from '@/i18n/translate';
import type { Ctx } from '@/server/api/context';
import type { Day } from '@/shared/time/days';

type Reader = Pick<Ctx, 'db' | 'locale'>;

/** Percent of oxygen in the usual enriched air. */
const USUAL_OXYGEN = 32;

/** Divers with tanks who are no longer out on the day, whose log stays. */
function diversGone(rows: readonly GasRow[], present: ReadonlySet<string>): Omit<GasDiver, 'tanks'>[] {
  const gone = new Map(
    rows.flatMap(({ diver }) => (diver && !present.has(diver.id) ? [[diver.id, diver] as const] : [])),
  );
  return [...gone.values()].map(({ id: uuid, fullName: name, order }) => ({
    ...{ uuid, name, order: { uuid: order.id, booking_id: order.bookingId } },
    ...{ trip: '', time: null, nitrox: false, misfit: null },
  }));
}

async function diversOut({ db, locale }: Reader, date: Day): Promise<Omit<GasDiver, 'tanks'>[]> {
  const { day, guests } = await boardDay({ db, locale }, date);
  const nitrox = await nitroxGuests(db, guests);
  const t = await translator(locale, 'booking');
  const misfitOf = ({ about }: GuestAboard): string | null => {
    const [reason] = gasReasons(fitDiver(about), USUAL_OXYGEN);
    return reason ? t(`fit.reason.${reason.key}`) : null;
  };
  const onNitrox = new Set([...nitrox].map(({ diver }) => diver));
  const divers = outingsToPack(day).flatMap(({ departures }) =>
    departures.flatMap(({ id, title, time }) =>
      guests
        .filter(({ departure }) => departure === id)
        .map((guest) => ({
          ...{ uuid: guest.diver, name: guest.about.full_name, trip: title, time },
          order: { uuid: guest.order, booking_id: guest.bookingId },
          ...{ nitrox: onNitrox.has(guest.diver), misfit: misfitOf(guest) },
        })),
    ),
  );
  // Somebody on two departures of a day is listed with the first.
  return [...new Map(divers.toReversed().map((diver) => [diver.uuid, diver])).values()].toReversed();
}

/** Everybody who dives on the day, with their tanks. */
export async function gasDay(reader: Reader, { date }: { date: Day }): Promise<GasDayView> {
  const out = await diversOut(reader, date);
  const rows = await tanksOn(reader.db, date);
  const everybody = [...out, ...diversGone(rows, new Set(out.map(({ uuid }) => uuid)))];
  const divers = everybody.map((diver) => ({
    ...diver,
    tanks: rows.filter(({ diverId }) => diverId === diver.uuid).map(toTankView),
  }));
  const isListed = ({ nitrox, tanks }: GasDiver) => nitrox || tanks.length > 0;
  return { date, divers: [...divers.filter(isListed), ...divers.filter((diver) => !isListed(diver))] };
}
