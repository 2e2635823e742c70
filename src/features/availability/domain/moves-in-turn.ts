import type { Party } from '@/features/outings/domain/free-seats';
import type { MadeDeparture } from '@/features/outings/domain/stay';
import type { SeatPlan } from '@/features/outings/seats/domain/seat-plan';
import { AppError } from '@/shared/errors/errors';
import type { ClockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';
import { departingOn } from './limited-day';
import type { Schedule, ScheduledTime } from './schedule';
import { requestedTimes, soldOut, withRoom } from './times-with-room';

/** An item to move, with its current departure and its party. */
export type Moving = Party & { productId: string; departureId: string; first: Day; durationDays: number };

/** The new departure, and the seats left free on it; `undo` takes the latest move back. */
export type MovedTo = { time: ClockTime; left: number; undo: () => void };

type On = {
  schedules: readonly Schedule[];
  seats: SeatPlan | null;
  date: Day;
  now: Date;
  /** Days covered by `seats`; nothing is released on others. */
  span: { from: Day; to: Day };
};

/**
 * Returns a function that moves items to a day one by one, in memory, each finding the seats that earlier ones left. It
 * throws the reason if there is no room. Staff may ignore the cut-off.
 */
export function movesInTurn({ schedules, seats, date, now, span }: On): (moving: Moving) => MovedTo {
  const taken = new Map<string, number>();
  const keyOf = ({ product }: Schedule, { time, departure }: ScheduledTime) => departure?.id ?? `${product.id} ${time}`;

  return (moving) => {
    const { productId, divers, companions, hasPrivateGuide, departureId, first, durationDays } = moving;
    const party: Party = { divers, companions, hasPrivateGuide };
    const schedule = schedules.find(({ product }) => product.id === productId);
    if (!schedule) throw new AppError('not_found');
    const wanted = { date, divers, now, byStaff: true };
    const times = requestedTimes(schedule, wanted).map((time) => ({
      ...time,
      left: time.left - (taken.get(keyOf(schedule, time)) ?? 0),
    }));
    const departingAt = (time: ScheduledTime): MadeDeparture => ({
      ...departingOn(schedule.product, date, null),
      durationDays,
      id: keyOf(schedule, time),
    });
    const roomy = withRoom(times, wanted);
    const leaving = { ...departingOn(schedule.product, first, null), durationDays, id: departureId };
    const releasing = span.from <= first && first <= span.to ? seats : null;
    releasing?.release(leaving, party);
    const free = roomy.find((time) => !seats || seats.canTake(departingAt(time), party));
    if (!free) {
      releasing?.accept(releasing.claim(leaving, party));
      throw soldOut(date, Math.max(0, ...roomy.map((time) => seats?.free(departingAt(time)).seats ?? time.left)));
    }
    if (seats) seats.accept(seats.claim(departingAt(free), party));
    const add = (count: number) => taken.set(keyOf(schedule, free), (taken.get(keyOf(schedule, free)) ?? 0) + count);
    add(divers);
    const byBoatsAndGuides = seats?.free(departingAt(free)).seats ?? Number.POSITIVE_INFINITY;
    return {
      time: free.time,
      left: Math.max(0, Math.min(free.left - divers, byBoatsAndGuides)),
      undo() {
        add(-divers);
        seats?.release(departingAt(free), party);
        releasing?.accept(releasing.claim(leaving, party));
      },
    };
  };
}
