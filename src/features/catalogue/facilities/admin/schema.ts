import { LONGEST_LINE, latitude, line, lines, longitude, once, paragraphs } from '@/features/catalogue/domain/written';
import { facilityKinds, facilityTexts, pictureView } from '@/features/catalogue/schema';
import { pictureView as uploadedPicture } from '@/features/media/schema';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { locales } from '@/shared/locale/locales';
import { requiredText } from '@/shared/schema/fields';
import { focusPoint } from '@/shared/schema/focus-point';
import { writtenTexts } from '@/shared/schema/localised';
import { slug } from '@/shared/schema/slug';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

const texts = { name: line, summary: line, body: paragraphs, equipment: lines };
/** Requires the name and summary in English only. */
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
  /** Id of an uploaded picture. */
  cover: z.uuid().nullable(),
  /** Point of the cover that no crop may cut off; unchanged if omitted. */
  cover_focus: focusPoint.optional(),
};

/** A new facility is unpublished. */
export const createFacilityInput = z.strictObject({
  ...fields,
  slug: slug.optional(),
  active: fields.active.default(false),
  cover: fields.cover.default(null),
});
export type NewFacility = z.output<typeof createFacilityInput>;

const which = { slug: z.string().max(200) };
/** Omitted fields stay unchanged; `version` is that of the facility the caller read. */
export const updateFacilityInput = z
  .strictObject(fields)
  .partial()
  .extend({ ...which, new_slug: slug.optional(), version: seenVersion });
export type FacilityChange = z.output<typeof updateFacilityInput>;

export const facilityForm = z.strictObject(fields).omit({ cover: true, cover_focus: true }).extend({ slug });

export const facilityRef = z.strictObject(which);
const slugs = once(which.slug, 100).min(1);
export const showFacilitiesInput = z.strictObject({ slugs, active: z.boolean() });
/** Slugs of facilities in their new order. */
export const sortFacilitiesInput = z.strictObject({ slugs });

const sorts = ['position', 'slug', '-slug', 'updated_at', '-updated_at'] as const;
export const allFacilitiesInput = z.strictObject({
  ...pageFields,
  /** Part of the name in any language, or of the slug. */
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

const { cover_focus: _, ...withoutFocus } = fields;

export const facilityView = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  ...withoutFocus,
  texts: facilityTexts,
  latitude: z.number(),
  longitude: z.number(),
  cover: uploadedPicture.nullable(),
  version: z.iso.datetime(),
});
export type FacilityView = z.output<typeof facilityView>;
