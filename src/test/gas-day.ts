import { randomUUID } from 'node:crypto';
import { db } from '@/server/database/db';
import { addOn } from './bookings';
import { aBoat, aTrip, clearBoards, date, guestsOn, office } from './outings/board-shop';

export const clearGas = async () => {
  await clearBoards();
  await db.$executeRaw`TRUNCATE equipment_units, gas_logs CASCADE`;
};

/** The tests of a tank that is in order. */
export const tests = { hydrostatic_on: '2026-01-01', visual_on: '2026-06-01' };

/** Bo booked nitrox and has the certificate; Ann has none, and nobody knows about Cy. */
export async function aDay() {
  const boat = await aBoat('Kecil', 8);
  const trip = await aTrip('Mantas', { diveCount: 2, durationDays: 1, parts: ['morning'] });
  const nitrox = await addOn(trip.id, {
    slug: `nitrox-${randomUUID()}`,
    unit: 'per_diver',
    maximum: 4,
    equipment: true,
  });
  const order = await guestsOn(
    trip.slug,
    [
      { full_name: 'Ann', specialties: [] },
      { full_name: 'Bo', specialties: ['enriched_air'], equipment: [nitrox.id] },
      { full_name: 'Cy', specialties: null },
    ],
    { add_ons: [{ add_on: nitrox.id, quantity: 1 }] },
  );
  await db.departureDay.updateMany({ data: { boatId: boat.id } });
  const { gas, equipment } = await office();
  const { divers } = await gas.day({ date });
  const uuidOf = (name: string) => divers.find((diver) => diver.name === name)?.uuid ?? '';
  const tank = { date, diver: uuidOf('Bo'), tag: 'tank-1', oxygen: 32.1, pressure: 210 };
  return { order, gas, equipment, divers, uuidOf, tank };
}

export const auditedOf = async (order: string) =>
  (await db.auditEntry.findMany({ where: { entity: 'order', entityId: order }, orderBy: { id: 'asc' } })).map(
    ({ after }) => after,
  );
