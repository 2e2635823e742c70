import { parts } from '@/features/outings/domain/parts';
import { z } from '@/shared/schema/zod';

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
export const swapOffer = z.object({ other: uuid, name: z.string(), count: z.int(), part });
export type SwapOffer = z.infer<typeof swapOffer>;
