import { describe, expect, test } from 'vitest';
import { boardWith, departing, guest, member, outing, vessel } from '@/test/outings/boards';
import { dayFigures } from './day-figures';

describe('the figures of a day', () => {
  const day = boardWith({
    vehicles: [vessel('Besar', 12)],
    crew: [
      member('Made'),
      member('Putu', { roles: ['guide', 'captain'] }),
      member('Off', { isWorking: false }),
      member('Driver', { roles: ['driver'] }),
    ],
    departures: [departing('Trip', { people: 7, vehicle: 'Besar', needs: { parts: ['morning'] } })],
    outings: [outing('Besar', { captain: 'Putu' })],
    divers: [
      ...Array.from({ length: 5 }, (_, at) => guest(`Guest ${at}`, 'Trip')),
      guest('Vip', 'Trip', { hasPrivateGuide: true }),
    ],
  });

  test('count separate groups for private guides, and only leaders who do not steer', () => {
    expect(dayFigures(day)).toMatchObject({ people: 7, crewNeeded: 3, crewFree: 1 });
  });

  test('are those of the tightest part of the day, with the number of conflicts', () => {
    const night = departing('Night', { needs: { transport: 'none', parts: ['night'], diversPerGuide: 1 } });
    const divers = Array.from({ length: 6 }, (_, at) => guest(`Diver ${at}`, 'Night'));
    const both = { ...day, departures: [...day.departures, night], divers: [...day.divers, ...divers] };
    expect(dayFigures(both)).toMatchObject({ crewNeeded: 6, crewFree: 2, conflicts: 2 });
  });
});
