import { LONGEST_LINE, line, paragraph } from '@/features/catalogue/domain/written';
import { addOnTexts, addOnUnits, pictureView } from '@/features/catalogue/schema';
import { pictureView as uploadedPicture } from '@/features/media/schema';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { locales } from '@/shared/locale/locales';
import { requiredOr, requiredText } from '@/shared/schema/fields';
import { localisedLine, writtenTexts } from '@/shared/schema/localised';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

const texts = { name: line, description: paragraph };

/** A hundred million rupiah; a higher price is a typing mistake. */
const MAX_RUPIAH = 100_000_000;
const fields = {
  /** Only the English name is required. */
  texts: writtenTexts(texts, { name: requiredText(errorKey('required.name'), LONGEST_LINE) }),
  /** In rupiah without decimals. */
  price: z
    .int(requiredOr(errorKey('required.amount'), errorKey('invalid.not_a_number')))
    .min(0)
    .max(MAX_RUPIAH),
  unit: z.enum(addOnUnits),
  /** Maximum quantity in an order. */
  maximum: z.int(errorKey('required.field')).min(1).max(100),
  active: z.boolean(),
  /** True if each unit takes a seat on the boat or van, but needs no guide. */
  takes_seat: z.boolean(),
  /** True if the divers who book it get a private guide. */
  private_guide: z.boolean(),
  /** States who the add-on is for; null if the shop has not written it. */
  for_whom: localisedLine.nullable(),
  /** True if each diver is asked about it, next to their sizes, when it is sold per diver. */
  equipment: z.boolean(),
  /** True if a diver who wants it states their lens prescription. */
  for_eyesight: z.boolean(),
  /** The id of an uploaded picture. */
  picture: z.uuid().nullable(),
};

export const addOnInput = z.strictObject({
  ...fields,
  takes_seat: fields.takes_seat.default(false),
  private_guide: fields.private_guide.default(false),
  for_whom: fields.for_whom.default(null),
  equipment: fields.equipment.default(false),
  for_eyesight: fields.for_eyesight.default(false),
  picture: fields.picture.default(null),
});
export type AddOnInput = z.output<typeof addOnInput>;
const uuid = z.string();
export const addOnRef = z.strictObject({ uuid });
/** Omitted fields stay unchanged; `version` is that of the add-on the caller read. */
export const updateAddOnInput = z.strictObject(fields).partial().extend({ uuid, version: seenVersion });
export type AddOnChange = Omit<z.output<typeof updateAddOnInput>, 'uuid' | 'version'>;
export const offerAddOnsInput = z.strictObject({ uuids: z.array(uuid).min(1).max(100), active: z.boolean() });

const sorts = ['slug', '-slug', 'price', '-price', 'updated_at', '-updated_at'] as const;
export const allAddOnsInput = z.strictObject({
  ...pageFields,
  /** Part of the name in any language. */
  search: z.string().trim().max(100).optional(),
  sort: z.enum(sorts).default('slug'),
  unit: z.enum(addOnUnits).optional(),
  active: z.boolean().optional(),
});
export type AllAddOnsInput = z.output<typeof allAddOnsInput>;

export const addOnRow = z.object({
  uuid: z.uuid(),
  name: z.string(),
  price: z.int(),
  unit: z.enum(addOnUnits),
  maximum: z.int(),
  active: z.boolean(),
  takes_seat: z.boolean(),
  private_guide: z.boolean(),
  equipment: z.boolean(),
  for_eyesight: z.boolean(),
  picture: pictureView.nullable(),
  /** Number of products that offer it. */
  products: z.int(),
  /** Languages in which a text is missing. */
  unwritten: z.array(z.enum(locales)),
  updated_at: z.iso.datetime(),
});
export type AddOnRow = z.infer<typeof addOnRow>;
export const addOnRows = pageOf(addOnRow);

export const addOnView = z.object({
  uuid: z.uuid(),
  ...fields,
  texts: addOnTexts,
  price: z.int(),
  picture: uploadedPicture.nullable(),
  products: z.array(z.object({ slug: z.string(), title: z.string() })),
  version: z.iso.datetime(),
});
export type AddOnView = z.output<typeof addOnView>;
