import { count, once } from '@/features/catalogue/domain/written';
import { pictureView } from '@/features/media/schema';
import { nowShort } from '@/features/outings/counting/schema';
import { areas } from '@/shared/diving/areas';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { requiredText } from '@/shared/schema/fields';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

export const boatKinds = ['boat', 'van'] as const;

const LONGEST_NAME = 100;
/** More than any dive boat carries; a higher number is a typing mistake. */
const MAX_SEATS = 200;

const fields = {
  name: requiredText(errorKey('required.name'), LONGEST_NAME),
  kind: z.enum(boatKinds),
  /** Seats for guests, without the crew. */
  seats: count(1, MAX_SEATS),
  /** Overnight mooring of a boat, or parking place of a van. */
  home_harbour: requiredText(errorKey('required.field'), LONGEST_NAME),
  areas: once(z.enum(areas), areas.length).min(1, errorKey('required.areas')),
  active: z.boolean(),
  /** Id of an uploaded picture. */
  picture: z.uuid().nullable(),
};

export const createBoatInput = z.strictObject({
  ...fields,
  active: fields.active.default(true),
  picture: fields.picture.default(null),
});
export type NewBoat = z.output<typeof createBoatInput>;

const which = { uuid: z.string() };
export const boatRef = z.strictObject(which);

/** Omitted fields stay unchanged; `version` is that of the boat the caller read. */
export const updateBoatInput = z
  .strictObject(fields)
  .partial()
  .extend({ ...which, version: seenVersion });
export type UpdateBoatInput = z.output<typeof updateBoatInput>;
export type BoatPatch = Omit<UpdateBoatInput, 'uuid' | 'version'>;

export const boatForm = z.strictObject(fields).omit({ picture: true });

export const activateBoatsInput = z.strictObject({ uuids: once(which.uuid, 100).min(1), active: z.boolean() });
export type ActivateBoatsInput = z.output<typeof activateBoatsInput>;

const span = {
  from: z.iso.date(errorKey('required.field')),
  to: z.iso.date(errorKey('required.field')),
  reason: requiredText(errorKey('required.reason')),
};
/** Extending a schema drops its refinement, so both schemas below repeat it. */
const inOrder = <S extends z.ZodObject<typeof span>>(schema: S) =>
  schema.refine(({ from, to }) => from <= to, { path: ['to'], error: errorKey('invalid.day_range') });
export const outOfServiceForm = inOrder(z.strictObject(span));
/** Both days are inclusive. */
export const outOfServiceInput = inOrder(z.strictObject({ ...which, ...span }));
export type OutOfServiceInput = z.output<typeof outOfServiceInput>;
export const spanRef = z.strictObject({ ...which, span: z.string() });
export type SpanRef = z.output<typeof spanRef>;

const sorts = [
  'name',
  '-name',
  'seats',
  '-seats',
  'home_harbour',
  '-home_harbour',
  'updated_at',
  '-updated_at',
] as const;
export const boatsInput = z.strictObject({
  ...pageFields,
  /** Part of the name or the home harbour. */
  search: z.string().trim().max(100).optional(),
  sort: z.enum(sorts).default('name'),
  kind: z.enum(boatKinds).optional(),
  area: z.enum(areas).optional(),
  active: z.boolean().optional(),
  /** Out of service today. */
  out_of_service: z.boolean().optional(),
});
export type BoatsInput = z.output<typeof boatsInput>;

const spanView = z.object({ uuid: z.uuid(), from: z.iso.date(), to: z.iso.date(), reason: z.string() });
export type SpanView = z.infer<typeof spanView>;

const facts = {
  uuid: z.uuid(),
  name: z.string(),
  kind: z.enum(boatKinds),
  seats: z.int(),
  home_harbour: z.string(),
  areas: z.array(z.enum(areas)),
  active: z.boolean(),
  picture: pictureView.nullable(),
  /** Able to carry guests today. */
  in_service: z.boolean(),
};

export const boatRow = z.object({
  ...facts,
  /** The span that covers today. */
  out_of_service: spanView.nullable(),
  updated_at: z.iso.datetime(),
});
export type BoatRow = z.infer<typeof boatRow>;
export const boatRows = pageOf(boatRow);

export const boatView = z.object({
  ...facts,
  /** Past, present and future spans, the latest first. */
  out_of_service: z.array(spanView),
  version: z.iso.datetime(),
});
export type BoatView = z.infer<typeof boatView>;

export const changedBoat = boatView.extend(nowShort);
export type ChangedBoat = z.infer<typeof changedBoat>;
