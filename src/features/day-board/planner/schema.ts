import { boardInput, conflictView } from '@/features/day-board/schema';
import { parts } from '@/features/outings/domain/parts';
import { z } from '@/shared/schema/zod';

const day = z.iso.date();
const uuid = z.uuid();
const part = z.enum(parts);

/** `seen` is the value that the caller saw; the change is refused if it is outdated. */
const seenId = uuid.nullable().optional();
/** False leaves the choice open to the plan, as it was before a move that is undone. */
const pinned = z.boolean().optional();
export const boardChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('move_departure'),
    departure: uuid,
    vehicle: uuid.nullable(),
    pinned,
    seen: seenId,
  }),
  z.strictObject({ kind: z.literal('release_departure'), departure: uuid, seen: seenId }),
  z.strictObject({
    kind: z.literal('set_captain'),
    vehicle: uuid,
    part,
    captain: uuid.nullable(),
    pinned,
    seen: seenId,
  }),
  z.strictObject({ kind: z.literal('add_group'), departure: uuid, leader: uuid.nullable().default(null) }),
  z.strictObject({
    kind: z.literal('remove_group'),
    group: uuid,
    /** The group's divers as the caller saw them, or their number. */
    seen: z.union([z.int(), z.array(uuid)]).optional(),
  }),
  z.strictObject({ kind: z.literal('set_leader'), group: uuid, leader: uuid.nullable(), pinned, seen: seenId }),
  z.strictObject({
    kind: z.literal('swap_leaders'),
    group: uuid,
    other: uuid,
    seen: seenId,
    other_seen: seenId,
  }),
  z.strictObject({
    kind: z.literal('move_diver'),
    item: uuid,
    diver: uuid,
    group: uuid.nullable(),
    pinned,
    seen: seenId,
  }),
]);
export type BoardChange = z.output<typeof boardChange>;
export type NewBoardChange = z.input<typeof boardChange>;

/** A leader whose other group at that time has too many divers to lead both. */
const swapOffer = z.object({ other: uuid, name: z.string(), count: z.int(), part });
export type SwapOffer = z.infer<typeof swapOffer>;

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
