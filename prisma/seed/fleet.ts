import type { BoatContent } from '../../demo/content/fleet';
import type { Tx } from '../../src/server/database/db';
import type { Storage } from '../../src/server/storage/storage';
import { dayAt, plusDays, toDate } from '../../src/shared/time/days';
import { fleetPicture } from './fleet-pictures';
import { keepDrawings } from './keep-drawings';

type Fleet = { fleet: BoatContent[]; now: Date };

/** Counts days out of service from today. */
export async function seedFleet(db: Tx, storage: Storage, { fleet, now }: Fleet): Promise<void> {
  const pictures = await keepDrawings(db, storage, fleet.map(fleetPicture), now);
  const dateIn = (days: number) => toDate(plusDays(dayAt(now), days));
  for (const boat of fleet) {
    const { name, kind, seats, homeHarbour, areas, outOfService = [] } = boat;
    const spans = outOfService.map(({ from, to, reason }) => ({ from: dateIn(from), to: dateIn(to), reason }));
    const pictureId = pictures.get(fleetPicture(boat).name) ?? null;
    await db.boat.create({
      data: { name, kind, seats, homeHarbour, areas, pictureId, outOfService: { create: spans } },
    });
  }
}
