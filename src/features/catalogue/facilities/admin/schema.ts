import { LONGEST_LINE, latitude, line, lines, longitude, once, paragraphs } from '@/features/catalogue/domain/written';
import { facilityKinds, facilityTexts, pictureView } from '@/features/catalogue/schema';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { locales } from '@/shared/locale/locales';
import { requiredText } from '@/shared/schema/fields';
import { writtenTexts } from '@/shared/schema/localised';
import { slug } from '@/shared/schema/slug';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

const texts = { name: line, summary: line, body: paragraphs, equipment: lines };
/** English has a name and a promise, the other languages may lack anything. */
const ownTexts = writtenTexts(texts, {
  name: requiredText(errorKey('required.name'), LONGEST_LINE),
  summary: requiredText(errorKey('required.field'), LONGEST_LINE),
});

const fields = {
  kind: z.enum(facilityKinds),
  texts: ownTexts,
  active: z.boolean(),
  latitude,
  longitude,
  /** A picture that was sent to the media door. */
  cover: z.uuid().nullable(),
};

/** A new place is hidden until somebody shows it. */
export const createFacilityInput = z.strictObject({
  ...fields,
  slug: slug.optional(),
  active: fields.active.default(false),
  cover: fields.cover.default(null),
});
export type NewFacility = z.output<typeof createFacilityInput>;

const which = { slug: z.string().max(200) };
/** What is not said stays as it is; `version` is that of the place that was looked at. */
export const updateFacilityInput = z
  .strictObject(fields)
  .partial()
  .extend({ ...which, new_slug: slug.optional(), version: seenVersion });
export type FacilityChange = z.output<typeof updateFacilityInput>;

/** What the page of a place edits, besides its cover. */
export const facilityForm = z.strictObject(fields).omit({ cover: true }).extend({ slug });

export const whichFacility = z.strictObject(which);
const slugs = once(which.slug, 100).min(1);
export const showFacilitiesInput = z.strictObject({ slugs, active: z.boolean() });
/** Places of a list, in the order they are to have among each other. */
export const sortFacilitiesInput = z.strictObject({ slugs });

const sorts = ['position', 'slug', '-slug', 'updated_at', '-updated_at'] as const;
export const allFacilitiesInput = z.strictObject({
  ...pageFields,
  /** A part of the name in any language, or of the address. */
  search: z.string().trim().max(100).optional(),
  sort: z.enum(sorts).default('position'),
  kind: z.enum(facilityKinds).optional(),
  active: z.boolean().optional(),
});
export type AllFacilitiesInput = z.output<typeof allFacilitiesInput>;

export const facilityRow = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  kind: z.enum(facilityKinds),
  name: z.string(),
  cover: pictureView.nullable(),
  active: z.boolean(),
  unwritten: z.array(z.enum(locales)),
  updated_at: z.iso.datetime(),
});
export type FacilityRowView = z.infer<typeof facilityRow>;
export const facilityRows = pageOf(facilityRow);

/** Everything the shop says of one of its places, as the form has it. */
export const facilityView = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  ...fields,
  texts: facilityTexts,
  latitude: z.number(),
  longitude: z.number(),
  cover: z.object({ uuid: z.uuid(), url: z.string(), width: z.int(), height: z.int() }).nullable(),
  version: z.iso.datetime(),
});
export type FacilityView = z.output<typeof facilityView>;
