import { departureTime } from '@/features/catalogue/domain/departure-time';
import { noPriceRules } from '@/features/catalogue/domain/no-price-rules';
import { priceRules, writtenPriceRules } from '@/features/catalogue/domain/price-rules';
import {
  count,
  LONGEST_LINE,
  LONGEST_PARAGRAPH,
  line,
  lines,
  once,
  paragraph,
  paragraphs,
  shownPicture,
} from '@/features/catalogue/domain/written';
import { LONGEST_PRODUCT, needsFields } from '@/features/catalogue/products/admin/domain/needs-fields';
import { ownTransfers } from '@/features/catalogue/products/admin/domain/own-transfers';
import { newRequirementFields, requirementFields } from '@/features/catalogue/products/admin/domain/requirement-fields';
import {
  confirmations,
  difficulties,
  faqTexts,
  formsDue,
  pictureView,
  productKinds,
  productTexts,
} from '@/features/catalogue/schema';
import { pictureView as uploadedPicture } from '@/features/media/schema';
import { areas } from '@/shared/diving/areas';
import { levels } from '@/shared/diving/levels';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { locales } from '@/shared/locale/locales';
import { requiredText } from '@/shared/schema/fields';
import { localisedLine, writtenLine, writtenTexts } from '@/shared/schema/localised';
import { maxPictures } from '@/shared/schema/picture-limits';
import { slug } from '@/shared/schema/slug';
import { withFields } from '@/shared/schema/text-with-fields';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';
import { depositPercent } from '@/shared/shop/selling';

/** In rupiah; times the maximum number of packages, it still fits the database column of an order's amount. */
const HIGHEST_PRICE = 150_000_000;
const DEEPEST = 100;

const itinerary = z
  .array(z.strictObject({ at: z.string().trim().max(20), text: line }))
  .max(60)
  .transform((steps) => steps.filter(({ at, text }) => at !== '' || text !== ''));

const texts = { title: line, summary: line, body: paragraphs, itinerary, included: lines, excluded: lines };
/** Requires the title and summary in English only. */
const ownTexts = writtenTexts(texts, {
  title: requiredText(errorKey('required.title'), LONGEST_LINE),
  summary: requiredText(errorKey('required.field'), LONGEST_LINE),
});

const question = { question: withFields(line), answer: withFields(paragraph) };
const writtenQuestion = writtenTexts(question, {
  question: withFields(requiredText(errorKey('required.field'), LONGEST_LINE)),
  answer: withFields(requiredText(errorKey('required.field'), LONGEST_PARAGRAPH)),
});

const price = z.int().min(1).max(HIGHEST_PRICE);
/** Updates an existing line by its uuid; creates one without. */
const variant = z.strictObject({ uuid: z.uuid().optional(), names: writtenLine, price, active: z.boolean() });
const faq = z.strictObject({ uuid: z.uuid().optional(), texts: writtenQuestion });
const slugOfAnother = z.string().max(200);
const fields = {
  kind: z.enum(productKinds),
  texts: ownTexts,
  active: z.boolean(),
  bookable: z.boolean(),
  area: z.enum(areas).nullable(),
  difficulty: z.enum(difficulties),
  level: z.enum(levels),
  dive_count: count(0, 100),
  duration_days: z.number().min(0.5).max(LONGEST_PRODUCT).multipleOf(0.5),
  minimum_age: count(0, 99),
  languages: once(z.enum(locales), locales.length),
  pickup: z.boolean(),
  transfers: ownTransfers.nullable(),
  /** 1 is Monday, 7 is Sunday. */
  weekdays: once(count(1, 7), 7),
  places_per_day: count(0, 500),
  cut_off_hours: count(0, 24 * 60),
  /** Confirms a paid order automatically or waits for staff. */
  confirmation: z.enum(confirmations),
  /** Lets guests fill in their divers' forms after they have paid. */
  forms: z.enum(formsDue),
  departure_time: departureTime,
  ...needsFields,
  /** Meeting time, if it differs from the departure time. */
  meeting_time: departureTime.nullable(),
  /** Down payment in percent of the price; null for the shop's. */
  deposit_percent: depositPercent.nullable(),
  max_quantity: count(1, 12),
  /** Sold per person or to pairs; a product with another size keeps it. */
  divers_per_package: count(1, 12),
  /** True if half a package of two can be booked, for one person. */
  allow_half_package: z.boolean(),
  /** Suggested by the booking form to certified guests who have not dived for long. */
  refresher: z.boolean(),
  ...requirementFields,
  depth_limit: count(1, DEEPEST).nullable(),
  current_limit: count(0, 3).nullable(),
  price: price.nullable(),
  /** Rules that change the price of a package: seasons, groups, children. */
  price_rules: writtenPriceRules,
  video_url: z
    .url({ protocol: /^https$/, error: errorKey('invalid.video') })
    .max(500)
    .nullable(),
  /** Slug of the Go Pro programme that this product is a format of. */
  programme: slugOfAnother.nullable(),
  /** Slugs of the recommended prerequisites. */
  comes_after: once(slugOfAnother, 20),
  add_ons: once(z.uuid(), 50),
  locations: once(slugOfAnother, 50),
  variants: z.array(variant).max(20),
  faqs: z.array(faq).max(50),
  pictures: z.array(shownPicture).max(maxPictures),
};

/** Defaults a new product to unpublished, so that it can be completed first, and to the usual needs of its kind. */
export const createProductInput = z.strictObject({
  ...fields,
  slug: slug.optional(),
  active: fields.active.default(false),
  bookable: fields.bookable.default(false),
  area: fields.area.default(null),
  difficulty: fields.difficulty.default('easy'),
  level: fields.level.default('none'),
  dive_count: fields.dive_count.default(0),
  duration_days: fields.duration_days.default(1),
  minimum_age: fields.minimum_age.default(10),
  languages: fields.languages.default(['en']),
  pickup: fields.pickup.default(false),
  transfers: fields.transfers.default(null),
  weekdays: fields.weekdays.default([]),
  places_per_day: fields.places_per_day.default(0),
  /** Defaults to the shop's. */
  cut_off_hours: fields.cut_off_hours.optional(),
  confirmation: fields.confirmation.default('by_hand'),
  forms: fields.forms.default('before_day'),
  departure_time: fields.departure_time.default('07:30'),
  ...z.object(needsFields).partial().shape,
  meeting_time: fields.meeting_time.default(null),
  deposit_percent: fields.deposit_percent.default(null),
  max_quantity: fields.max_quantity.default(1),
  divers_per_package: fields.divers_per_package.default(2),
  allow_half_package: fields.allow_half_package.default(false),
  refresher: fields.refresher.default(false),
  ...newRequirementFields,
  depth_limit: fields.depth_limit.default(null),
  current_limit: fields.current_limit.default(null),
  price: fields.price.default(null),
  price_rules: fields.price_rules.default(noPriceRules),
  video_url: fields.video_url.default(null),
  programme: fields.programme.default(null),
  comes_after: fields.comes_after.default([]),
  add_ons: fields.add_ons.default([]),
  locations: fields.locations.default([]),
  variants: fields.variants.default([]),
  faqs: fields.faqs.default([]),
  pictures: fields.pictures.default([]),
});
export type NewProduct = z.output<typeof createProductInput>;

const which = { slug: z.string().max(200) };
/** Omitted fields stay unchanged; `version` is that of the product the caller read. */
export const updateProductInput = z
  .strictObject(fields)
  .partial()
  .extend({ ...which, new_slug: slug.optional(), version: seenVersion });
export type ProductChange = z.output<typeof updateProductInput>;

/** Fields on the edit page of a product; its pictures and questions have their own pages. */
export const productForm = z
  .strictObject(fields)
  .omit({ pictures: true, faqs: true, variants: true })
  .extend({
    slug,
    /** Identifies lines by `key`, because a new line has no uuid yet. */
    variants: z.array(variant.extend({ key: z.string() })).max(20),
  });
export type ProductForm = z.input<typeof productForm>;
export const productFaqsForm = z.strictObject({ faqs: z.array(faq.extend({ key: z.string() })).max(50) });
export type ProductFaqsForm = z.input<typeof productFaqsForm>;

export const productRef = z.strictObject(which);
export const showProductsInput = z.strictObject({ slugs: once(slugOfAnother, 100).min(1), active: z.boolean() });
/** Slugs of products in their new order. */
export const sortProductsInput = z.strictObject({ slugs: once(slugOfAnother, 100).min(1) });

const sorts = ['position', 'slug', '-slug', 'price', '-price', 'updated_at', '-updated_at'] as const;
export const allProductsInput = z.strictObject({
  ...pageFields,
  /** Part of the title in any language, or of the slug. */
  search: z.string().trim().max(100).optional(),
  sort: z.enum(sorts).default('position'),
  kind: z.enum(productKinds).optional(),
  active: z.boolean().optional(),
});
export type AllProductsInput = z.output<typeof allProductsInput>;

export const productRow = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  kind: z.enum(productKinds),
  title: z.string(),
  cover: pictureView.nullable(),
  area: z.enum(areas).nullable(),
  active: z.boolean(),
  bookable: z.boolean(),
  /** Lowest price of a package. */
  price: z.int().nullable(),
  price_rules: priceRules,
  divers_per_package: z.int(),
  allow_half_package: z.boolean(),
  places_per_day: z.int(),
  transport: needsFields.transport,
  led_by: needsFields.led_by,
  divers_per_guide: z.int(),
  /** Languages in which a text is missing. */
  unwritten: z.array(z.enum(locales)),
  updated_at: z.iso.datetime(),
});
export type ProductRow = z.infer<typeof productRow>;
export const productRows = pageOf(productRow);

export const productView = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  ...fields,
  texts: productTexts,
  price: z.int().nullable(),
  price_rules: priceRules,
  video_url: z.string().nullable(),
  variants: z.array(z.object({ uuid: z.uuid(), names: localisedLine, price: z.int(), active: z.boolean() })),
  faqs: z.array(z.object({ uuid: z.uuid(), texts: faqTexts })),
  pictures: z.array(shownPicture.extend(uploadedPicture.shape)),
  /** True for a product with orders, which can be archived but not removed. */
  ordered: z.boolean(),
  version: z.iso.datetime(),
});
export type ProductView = z.output<typeof productView>;
