import { db } from '@/server/database/db';
import { aBoat, aTrip, crewMember, date, guestsOn, office } from './board-shop';

/** Six guests on a day with two boats, a captain and two guides. */
export async function aDayWithGuests() {
  await aBoat('Besar', 12);
  await aBoat('Kecil', 8);
  await crewMember('Ketut', { roles: ['captain'], languages: ['id'] });
  const [made, putu] = [await crewMember('Made', { phone: '+6281234567890' }), await crewMember('Putu')];
  const { slug } = await aTrip('Mantas');
  await guestsOn(slug, [
    { full_name: 'Mother', certification_level: 'divemaster' },
    {
      ...{ full_name: 'Child', date_of_birth: '2012-05-01', certification_level: 'none' },
      ...{ association: null, certification_number: null },
    },
  ]);
  await guestsOn(
    slug,
    ['Ann', 'Bo', 'Cy', 'Di'].map((full_name) => ({ full_name })),
  );
  const { board } = await office();
  const view = async () => {
    const read = await board.get({ date });
    if (!read) throw new Error('no board');
    return read;
  };
  return { board, view, made, putu, slug };
}

export const onlyDeparture = async () => (await db.departureDay.findFirstOrThrow()).departureId;
