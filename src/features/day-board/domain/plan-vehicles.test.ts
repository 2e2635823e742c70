import { expect, test } from 'vitest';
import { boardWith, departing, vessel } from '@/test/outings/boards';
import { planVehicles } from './plan-vehicles';

/** A trip on a boat that broke after the day was published, with another boat available. */
const broken = (other: number, chosen: { pinned?: boolean; published?: boolean }) =>
  planVehicles(
    boardWith({
      vehicles: [vessel('Besar', 12, { inService: false }), vessel('Kecil', other)],
      departures: [departing('Trip', { people: 6, vehicle: 'Besar', ...chosen })],
    }),
  );

test('a published departure on a broken boat moves to another one', () => {
  const { day, missing } = broken(8, { published: true });
  expect([day.departures[0]?.vehicle, missing]).toEqual(['Kecil', []]);
});

test('when no other boat has room, the plan reports what is missing', () => {
  const { day, missing } = broken(4, { published: true });
  expect(day.departures[0]?.vehicle).toBeNull();
  expect(missing).toMatchObject([{ lacks: 'vehicle', title: 'Trip', people: 6 }]);
});

test('a departure pinned to a broken boat stays, and the plan reports it', () => {
  const { day, missing } = broken(8, { pinned: true });
  expect(day.departures[0]?.vehicle).toBe('Besar');
  expect(missing).toEqual([{ lacks: 'service', vehicle: 'Besar', title: 'Trip' }]);
});

test('a published departure stays on a working boat, however well another fits', () => {
  const day = boardWith({
    vehicles: [vessel('Besar', 12), vessel('Kecil', 8)],
    departures: [departing('Trip', { people: 6, vehicle: 'Besar', published: true })],
  });
  expect(planVehicles(day).day.departures[0]?.vehicle).toBe('Besar');
});
