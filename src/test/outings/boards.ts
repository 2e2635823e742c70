import type {
  BoardDay,
  BoardDeparture,
  BoardDiver,
  BoardGroup,
  BoardMember,
  BoardOuting,
  BoardVehicle,
} from '@/features/day-board/domain/board-day';
import type { DayNeeds } from '@/features/outings/domain/parts';

/** Boards for tests; pass only what matters to the test. */
export const vessel = (id: string, seats: number, own: Partial<BoardVehicle> = {}): BoardVehicle => ({
  id,
  name: id,
  kind: 'boat',
  seats,
  areas: ['Penida'],
  inService: true,
  outOfService: null,
  ...own,
});

export const member = (id: string, own: Partial<BoardMember> = {}): BoardMember => ({
  id,
  name: id,
  roles: ['guide'],
  languages: ['en'],
  isWorking: true,
  expired: null,
  ...own,
});

type About = Partial<Omit<BoardDeparture, 'needs'>> & { needs?: Partial<DayNeeds> };

export const outing = (vehicle: string, own: Partial<BoardOuting> = {}): BoardOuting => ({
  vehicle,
  part: 'morning',
  captain: null,
  pinned: false,
  ...own,
});

export const departing = (id: string, { needs, ...own }: About = {}): BoardDeparture => ({
  id,
  title: id,
  time: '07:30',
  dives: 2,
  isDived: true,
  people: 0,
  vehicle: null,
  pinned: false,
  published: false,
  ...own,
  needs: {
    transport: 'boat',
    ledBy: 'guide',
    diversPerGuide: 4,
    parts: ['morning', 'afternoon'],
    areas: ['Penida'],
    ...needs,
  },
});

export const group = (id: string, departure: string, own: Partial<BoardGroup> = {}): BoardGroup => ({
  id,
  departure,
  leader: null,
  pinned: false,
  ...own,
});

/** Each diver has an order of their own, unless the test says otherwise. */
export const guest = (id: string, departure: string, own: Partial<BoardDiver> = {}): BoardDiver => ({
  item: `item of ${own.order ?? id}`,
  diver: id,
  order: id,
  departure,
  name: id,
  level: 'open_water',
  isFirstDive: false,
  lastDive: '2026-06-01',
  language: 'en',
  isMinor: false,
  hasPrivateGuide: false,
  alsoOn: [],
  group: null,
  pinned: false,
  ledBefore: null,
  ...own,
});

export const boardWith = (own: Partial<BoardDay>): BoardDay => ({
  date: '2026-12-24',
  vehicles: [],
  crew: [],
  departures: [],
  outings: [],
  groups: [],
  divers: [],
  companions: [],
  ...own,
});
