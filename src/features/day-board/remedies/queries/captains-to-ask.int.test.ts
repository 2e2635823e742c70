import { beforeEach, expect, test } from 'vitest';
import { aBoat, aTrip, clearBoards, crewMember, date, guestsOn, office } from '@/test/outings/board-shop';

beforeEach(clearBoards);

test('a boat without a captain names who could steer, free crew first, with a message in their language', async () => {
  await aBoat('Besar', 12);
  await crewMember('Ann');
  const off = { roles: ['captain' as const], phone: '+6281234567890', weekdays: [1] };
  await crewMember('Made', { ...off, languages: ['de'] });
  await crewMember('Silent', { ...off, phone: null });
  const { slug } = await aTrip('Mantas', { parts: ['morning'] });
  await guestsOn(slug, [{ full_name: 'Bo' }]);
  const { board, dashboard } = await office();
  await board.plan({ date });
  expect(await dashboard.captains({ date })).toMatchObject([
    {
      vehicle: 'Besar',
      captains: [
        {
          name: 'Made',
          phone: '+6281234567890',
          text: expect.stringMatching(/^Hallo Made, uns fehlt am Donnerstag, 24. Dezember 2026/),
        },
      ],
    },
  ]);
  await crewMember('Ketut', { roles: ['captain'], phone: '+6281234567891', languages: ['id'] });
  const [open] = await dashboard.captains({ date });
  expect(open?.captains.map(({ name }) => name)).toEqual(['Ketut', 'Made']);
});
