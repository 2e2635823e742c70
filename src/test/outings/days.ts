import type { CrewMember, Day, Departure, Vehicle } from '@/features/outings/domain/day';
import type { DayNeeds } from '@/features/outings/domain/parts';

/** Days, boats and departures for tests; pass only what matters to the test. */
export const boat = (id: string, seats: number, own: Partial<Vehicle> = {}): Vehicle => ({
  id,
  kind: 'boat',
  seats,
  areas: ['Penida'],
  inService: true,
  ...own,
});

type About = Partial<Omit<Departure, 'needs'>> & { needs?: Partial<DayNeeds> };

export const trip = (id: string, { needs, ...own }: About = {}): Departure => ({
  id,
  needs: {
    transport: 'boat',
    ledBy: 'guide',
    diversPerGuide: 4,
    parts: ['morning', 'afternoon'],
    areas: ['Penida'],
    ...needs,
  },
  productSeats: 99,
  people: own.sharedDivers ?? 0,
  sharedDivers: 0,
  privateDivers: [],
  vehicle: null,
  isFixed: false,
  ...own,
});

export const guide = (id: string, own: Partial<CrewMember> = {}): CrewMember => ({
  id,
  isGuide: true,
  isInstructor: false,
  isWorking: true,
  hasExpiredPaper: false,
  steersIn: [],
  ...own,
});

export const instructor = (id: string, own: Partial<CrewMember> = {}): CrewMember =>
  guide(id, { isInstructor: true, ...own });

export const dayWith = (own: Partial<Day>): Day => ({
  countsVehicles: own.vehicles !== undefined,
  countsCrew: own.crew !== undefined,
  vehicles: [],
  crew: [],
  departures: [],
  searchedBelow: null,
  ...own,
});
