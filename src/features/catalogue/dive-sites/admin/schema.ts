import { maxOnHome } from '@/features/catalogue/dive-sites/schema';
import {
  count,
  LONGEST_LINE,
  latitude,
  line,
  lines,
  longitude,
  once,
  paragraphs,
  shownPicture,
} from '@/features/catalogue/domain/written';
import { bottoms, creatures, diveSiteTexts, pictureView } from '@/features/catalogue/schema';
import { pictureView as uploadedPicture } from '@/features/media/schema';
import { areas } from '@/shared/diving/areas';
import { levels } from '@/shared/diving/levels';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { locales } from '@/shared/locale/locales';
import { email, personName, requiredText } from '@/shared/schema/fields';
import { writtenTexts } from '@/shared/schema/localised';
import { isPossiblePhone } from '@/shared/schema/phone';
import { maxPictures } from '@/shared/schema/picture-limits';
import { slug } from '@/shared/schema/slug';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

const texts = { name: line, summary: line, body: paragraphs, marine_life: lines };
/** Requires the name and summary in English only. */
const ownTexts = writtenTexts(texts, {
  name: requiredText(errorKey('required.name'), LONGEST_LINE),
  summary: requiredText(errorKey('required.field'), LONGEST_LINE),
});

const range = (lowest: number, highest: number) =>
  z
    .strictObject({ from: count(lowest, highest), to: count(lowest, highest) })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: errorKey('invalid.range') });

const LONGEST_PHONE = 25;
/** The shop's contact for the site; visitors see only the name. */
const personInCharge = z.strictObject({
  name: personName(errorKey('required.name')),
  phone: z
    .string()
    .trim()
    .max(LONGEST_PHONE)
    .refine((number) => isPossiblePhone(number), errorKey('invalid.phone_number'))
    .nullable(),
  email: email.nullable(),
});

const fields = {
  texts: ownTexts,
  active: z.boolean(),
  area: z.enum(areas),
  latitude,
  longitude,
  depth: range(0, 100),
  level: z.enum(levels),
  /** From 0 (none) to 3 (strong). */
  current: count(0, 3),
  visibility: range(0, 80),
  /** In degrees Celsius. */
  water: range(10, 40),
  bottom: z.enum(bottoms),
  life: once(z.enum(creatures), creatures.length),
  /** 1 is January. */
  best_months: once(count(1, 12), 12),
  snorkelling: z.boolean(),
  /** Position among the sites of the home page; null if it is not one of them. */
  home_position: count(1, maxOnHome).nullable(),
  person_in_charge: personInCharge.nullable(),
  pictures: z.array(shownPicture).max(maxPictures),
};

/** A new site is unpublished. */
export const createDiveSiteInput = z.strictObject({
  ...fields,
  slug: slug.optional(),
  active: fields.active.default(false),
  life: fields.life.default([]),
  best_months: fields.best_months.default([]),
  snorkelling: fields.snorkelling.default(false),
  home_position: fields.home_position.default(null),
  person_in_charge: fields.person_in_charge.default(null),
  pictures: fields.pictures.default([]),
});
export type NewDiveSite = z.output<typeof createDiveSiteInput>;

const which = { slug: z.string().max(200) };
/** Omitted fields stay unchanged; `version` is that of the site the caller read. */
export const updateDiveSiteInput = z
  .strictObject(fields)
  .partial()
  .extend({ ...which, new_slug: slug.optional(), version: seenVersion });
export type DiveSiteChange = z.output<typeof updateDiveSiteInput>;

/** Fields on the edit page of a site; its pictures have their own page. */
export const diveSiteForm = z.strictObject(fields).omit({ pictures: true }).extend({ slug });
export type DiveSiteForm = z.input<typeof diveSiteForm>;

export const diveSiteRef = z.strictObject(which);
const slugs = once(which.slug, 100).min(1);
export const showDiveSitesInput = z.strictObject({ slugs, active: z.boolean() });
/** Slugs of sites in their new order. */
export const sortDiveSitesInput = z.strictObject({ slugs });

const sorts = ['position', 'slug', '-slug', 'depth', '-depth', 'updated_at', '-updated_at'] as const;
export const allDiveSitesInput = z.strictObject({
  ...pageFields,
  /** Part of the name in any language, the slug or the person in charge. */
  search: z.string().trim().max(100).optional(),
  sort: z.enum(sorts).default('position'),
  area: z.enum(areas).optional(),
  active: z.boolean().optional(),
});
export type AllDiveSitesInput = z.output<typeof allDiveSitesInput>;

export const diveSiteRow = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  cover: pictureView.nullable(),
  area: z.enum(areas),
  depth: z.object({ from: z.int(), to: z.int() }),
  level: z.enum(levels),
  person_in_charge: z.string().nullable(),
  active: z.boolean(),
  /** Number of products that go there. */
  products: z.int(),
  unwritten: z.array(z.enum(locales)),
  updated_at: z.iso.datetime(),
});
export type DiveSiteRowView = z.infer<typeof diveSiteRow>;
export const diveSiteRows = pageOf(diveSiteRow);

export const diveSiteView = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  ...fields,
  texts: diveSiteTexts,
  latitude: z.number(),
  longitude: z.number(),
  life: z.array(z.string()),
  person_in_charge: z
    .object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() })
    .nullable(),
  pictures: z.array(shownPicture.extend(uploadedPicture.shape)),
  products: z.int(),
  version: z.iso.datetime(),
});
export type DiveSiteView = z.output<typeof diveSiteView>;
