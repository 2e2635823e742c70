import fc from 'fast-check';
import type { CrewMember, Day, Departure, Vehicle } from '@/features/outings/domain/day';
import type { DayNeeds, Part } from '@/features/outings/domain/parts';
import { type DayState, emptyState } from './day-state';

const areas = ['Penida', 'Padang Bai'];

const anyNeeds: fc.Arbitrary<DayNeeds> = fc.record({
  transport: fc.constantFrom('boat', 'boat', 'boat', 'boat', 'boat', 'van', 'none'),
  ledBy: fc.constantFrom('guide', 'guide', 'instructor', 'none'),
  diversPerGuide: fc.integer({ min: 1, max: 4 }),
  parts: fc.constantFrom<Part[]>(
    ['morning', 'afternoon'],
    ['morning', 'afternoon'],
    ['morning'],
    ['afternoon'],
    ['night'],
  ),
  areas: fc.constantFrom([...areas], ['Penida'], ['Penida'], ['Padang Bai']),
});

const anyVehicle = fc.record<Omit<Vehicle, 'id'>>({
  kind: fc.constantFrom('boat', 'boat', 'boat', 'van'),
  seats: fc.integer({ min: 3, max: 9 }),
  areas: fc.constantFrom(areas, areas, ['Penida']),
  inService: fc.constantFrom(true, true, true, true, true, false),
});

const anyMember = fc.record<Omit<CrewMember, 'id'>>({
  isGuide: fc.constantFrom(true, true, true, false),
  isInstructor: fc.boolean(),
  isWorking: fc.constantFrom(true, true, true, true, false),
  hasExpiredPaper: fc.constantFrom(false, false, false, false, true),
  steersIn: fc.constantFrom<Part[]>([], [], ['morning'], ['afternoon', 'night']),
});

const empty = (id: string, needs: DayNeeds, productSeats: number): Departure => ({
  id,
  needs,
  productSeats,
  people: 0,
  sharedDivers: 0,
  privateDivers: [],
  vehicle: null,
  isFixed: false,
});

const numbered = <T>(prefix: string, items: readonly T[]) =>
  items.map((item, number) => ({ ...item, id: `${prefix}${number}` }));

const anyResources = fc.record({
  vehicles: fc.array(anyVehicle, { minLength: 2, maxLength: 4 }),
  crew: fc.array(anyMember, { minLength: 3, maxLength: 7 }),
  countsCrew: fc.boolean(),
  countsVehicles: fc.constantFrom(true, true, true, true, true, false),
});

/** Some departures last one day, some two. */
const anyProduct = fc.record({
  needs: fc.tuple(anyNeeds, anyNeeds),
  on: fc.constantFrom<number[]>([0], [0], [0], [1], [0, 1]),
  productSeats: fc.integer({ min: 6, max: 20 }),
});

/** Two days without guests; with few steps, the search gives up on many of them. */
export const anyState: fc.Arbitrary<DayState> = fc
  .record({
    resources: fc.tuple(anyResources, anyResources),
    products: fc.array(anyProduct, { minLength: 4, maxLength: 8 }),
    steps: fc.oneof(fc.constant(20_000), fc.integer({ min: 1, max: 12 })),
  })
  .map(({ resources, products, steps }) => {
    const days = resources.map(
      ({ vehicles, crew, ...counts }, number): Day => ({
        ...counts,
        vehicles: numbered('boat ', vehicles),
        crew: numbered('crew ', crew),
        departures: numbered('departure ', products).flatMap(({ id, on, needs, productSeats }) =>
          on.includes(number) ? [empty(id, needs[number] ?? needs[0], productSeats)] : [],
        ),
        searchedBelow: null,
      }),
    );
    return emptyState(days, steps);
  });
