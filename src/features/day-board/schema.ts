import { certificationLevels } from '@/features/booking/divers/domain/certification';
import { diets } from '@/features/booking/divers/schema';
import { crewRoles, papers } from '@/features/crew/schema';
import { boatKinds } from '@/features/fleet/admin/schema';
import { companionView } from '@/features/orders/domain/item-view';
import { leaderRoles, parts, transports } from '@/features/outings/domain/parts';
import { readyStates } from '@/features/ready/domain/readiness';
import { dayRange, isForwards, isShortRange, notForwards, tooManyDays } from '@/shared/schema/day-range';
import { z } from '@/shared/schema/zod';
import { boardChange, swapOffer } from './changes/schema';
import { type ConflictKind, conflictKinds } from './domain/conflict';

const day = z.iso.date();
const uuid = z.uuid();
const part = z.enum(parts);

/** Without a version the day is read; with the last version read, the answer is null unless it has changed. */
export const boardInput = z.strictObject({ date: day, version: z.string().max(100).optional() });
export type BoardInput = z.output<typeof boardInput>;

const mark = z.object({
  outing: z.object({ vehicle: uuid, part }).optional(),
  departure: uuid.optional(),
  group: z.string().optional(),
  diver: z.object({ item: uuid, diver: uuid }).optional(),
  member: uuid.optional(),
});

export const conflictView = z.object({
  kind: z.enum(Object.keys(conflictKinds) as [ConflictKind, ...ConflictKind[]]),
  /** False while nobody has decided yet. */
  broken: z.boolean(),
  at: mark,
  /** Names and numbers for the sentence; parts, papers, languages and areas are codes. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ConflictView = z.infer<typeof conflictView>;

export const boardDiver = z.object({
  item: uuid,
  diver: uuid,
  order: uuid,
  name: z.string(),
  level: z.enum(certificationLevels),
  language: z.string().nullable(),
  minor: z.boolean(),
  first_dive: z.boolean(),
  private_guide: z.boolean(),
  /** The booking IDs of other orders with the same person at the same time. */
  also_on: z.array(z.string()),
  pinned: z.boolean(),
  /** Time at which the unpaid order loses the seat; null once the order is paid. */
  held_until: z.iso.datetime().nullable(),
});
export type BoardDiverView = z.infer<typeof boardDiver>;

const boardGroup = z.object({
  uuid,
  leader: uuid.nullable(),
  /** True if the leader was chosen by hand. */
  pinned: z.boolean(),
  divers: z.array(boardDiver),
});
export type BoardGroupView = z.infer<typeof boardGroup>;

/** A companion of a party, shown with the group of its first diver; null when that diver has none. */
const boardCompanion = companionView.extend({ order: uuid, group: uuid.nullable() });
export type BoardCompanionView = z.infer<typeof boardCompanion>;

/** Contact of the people of an order, and the amount they still have to pay. */
const boardParty = z.object({
  order: uuid,
  phone: z.string().nullable(),
  /** Where they stay; null until they say so. */
  hotel: z.string().nullable(),
  /** Null for people who make their own way to the shop. */
  pickup_area: z.string().nullable(),
  to_pay: z.int(),
  /** The divers who are not ready; empty while the order is unpaid. */
  not_ready: z.array(
    z.object({
      diver: uuid,
      state: z.enum(readyStates).exclude(['ready']),
      /** True while the diver may dive only after a physician's approval. */
      physician: z.boolean(),
    }),
  ),
  /** The divers who eat differently. */
  diets: z.array(z.object({ diver: uuid, diet: z.enum(diets).exclude(['none']) })),
});
export type BoardPartyView = z.infer<typeof boardParty>;

const boardDeparture = z.object({
  uuid,
  title: z.string(),
  time: z.string(),
  transport: z.enum(transports),
  led_by: z.enum(leaderRoles),
  divers_per_guide: z.int(),
  parts: z.array(part),
  areas: z.array(z.string()),
  people: z.int(),
  vehicle: uuid.nullable(),
  pinned: z.boolean(),
  published: z.boolean(),
  groups: z.array(boardGroup),
  /** Divers without a group, who need one unless the departure has no leader. */
  without_group: z.array(boardDiver),
  companions: z.array(boardCompanion),
});
export type BoardDepartureView = z.infer<typeof boardDeparture>;

const boardOuting = z.object({
  vehicle: uuid,
  name: z.string(),
  kind: z.enum(boatKinds),
  part,
  /** Parts of the day taken by the outing. */
  parts: z.array(part),
  /** Time of the earliest departure on the outing. */
  time: z.string().nullable(),
  captain: uuid.nullable(),
  pinned: z.boolean(),
  seats: z.int(),
  /** Seats taken in the fullest part of the outing. */
  used: z.int(),
  departures: z.array(uuid),
});
export type BoardOutingView = z.infer<typeof boardOuting>;

const boardMember = z.object({
  uuid,
  name: z.string(),
  roles: z.array(z.enum(crewRoles)),
  languages: z.array(z.string()),
  state: z.enum(['free', 'busy', 'off', 'paper_over']),
  paper: z.enum(papers).nullable(),
  /** Parts of the day in which the crew member leads or steers. */
  busy_in: z.array(part),
});
export type BoardMemberView = z.infer<typeof boardMember>;

const boardVehicle = z.object({
  uuid,
  name: z.string(),
  kind: z.enum(boatKinds),
  seats: z.int(),
  areas: z.array(z.string()),
  in_service: z.boolean(),
  /** Last day and reason of the span that takes the vehicle out of service. */
  out_of_service: z.object({ to: day, reason: z.string() }).nullable(),
});

export const boardView = z.object({
  date: day,
  version: z.string(),
  published: z
    .object({
      at: z.iso.datetime(),
      by: z.string().nullable(),
      /** Number of crew whose list differs from their published list. */
      changed: z.int(),
      /** Number of crew not yet notified of their published list. */
      to_notify: z.int(),
    })
    .nullable(),
  outings: z.array(boardOuting),
  departures: z.array(boardDeparture),
  /** One for each order with people on the day. */
  parties: z.array(boardParty),
  vehicles: z.array(boardVehicle),
  crew: z.array(boardMember),
  conflicts: z.array(conflictView),
});
export type BoardView = z.infer<typeof boardView>;

/** A change that causes a conflict is made only with `confirm`. */
export const updateBoardInput = z.strictObject({ date: day, change: boardChange, confirm: z.boolean().default(false) });
export type UpdateBoardInput = z.output<typeof updateBoardInput>;

export const updateBoardAnswer = z.object({
  state: z.enum(['done', 'needs_confirmation', 'needs_swap']),
  /** The conflicts that the change would cause. */
  conflicts: z.array(conflictView),
  /** The two leaders may swap groups instead of one leading both. */
  swap: swapOffer.optional(),
});
export type UpdateBoardAnswer = z.infer<typeof updateBoardAnswer>;

export const planInput = z.strictObject({
  date: day,
  /** Previews the plan and changes nothing. */
  dry_run: z.boolean().default(false),
  version: boardInput.shape.version,
});
export type PlanInput = z.output<typeof planInput>;

const planChoice = z.object({
  choice: z.enum(['vehicle', 'captain', 'group', 'leader']),
  reason: z.enum([
    'stays_on_vehicle',
    'smallest_that_fits',
    'not_room_for_all',
    'free_captain',
    'free_driver',
    'private_guide',
    'with_parent',
    'same_level',
    'led_before',
    'shares_language',
    'instructor_for_course',
    'free_leader',
  ]),
  /** Names and numbers for the sentence; parts are codes. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const planAnswer = z.object({
  dry_run: z.boolean(),
  /** Version that the plan was made from or produced; sending it with a plan refuses a day changed since. */
  version: z.string(),
  /** True when the plan differs from the current day, even if it only removes a captain who is off. */
  changes: z.boolean(),
  choices: z.array(planChoice),
  /** Describes in words what the day lacks. */
  missing: z.array(z.string()),
  conflicts: z.array(conflictView),
});
export type PlanAnswer = z.infer<typeof planAnswer>;

export const outingsInput = z.strictObject(dayRange).refine(isForwards, notForwards).refine(isShortRange, tooManyDays);
export type OutingsInput = z.output<typeof outingsInput>;
export const outingsView = z.array(boardOuting.extend({ date: day }));
export type OutingsView = z.infer<typeof outingsView>;

export const crewOfDay = z.object({
  date: day,
  outings: z.array(
    boardOuting.pick({ name: true, kind: true, time: true }).extend({
      captain: z.string().nullable(),
      leaders: z.array(z.string()),
      used: z.int(),
      seats: z.int(),
      /** The orders on board that are picked up from a hotel still to be named. */
      hotels_missing: z.int(),
    }),
  ),
  /** The leaders of divers who need neither boat nor van. */
  on_land: z.array(z.string()),
  conflicts: z.int(),
  hotels_missing: z.int(),
  published: z.boolean(),
});
export type CrewOfDay = z.infer<typeof crewOfDay>;
