import { requirements, teaches } from '@/features/catalogue/domain/requirements';
import { shownPictureView } from '@/features/media/schema';
import { parts } from '@/features/outings/domain/parts';
import { areas } from '@/shared/diving/areas';
import { levels } from '@/shared/diving/levels';
import { listingFields, listingPageSize } from '@/shared/list/listing';
import { locales } from '@/shared/locale/locales';
import { localisedTexts } from '@/shared/schema/localised';
import { transfers } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';

export const productKinds = ['trip', 'course', 'go_pro', 'activity', 'internship'] as const;
export const confirmations = ['by_hand', 'automatic'] as const;
/** Deadline for the forms of a product's divers. */
export const formsDue = ['before_day', 'before_payment'] as const;
export const difficulties = ['easy', 'moderate', 'demanding'] as const;
export const addOnUnits = ['per_diver', 'per_package', 'per_order'] as const;
export const bottoms = ['reef', 'slope', 'wall', 'pinnacle', 'wreck', 'muck'] as const;
export const faqTopics = [
  'booking',
  'payment',
  'diving',
  'courses',
  'snorkelling',
  'equipment',
  'health',
  'travel',
] as const;
/** Species with an illustration; the marine life of a site is chosen from these. */
export const creatures = [
  'anthias',
  'bannerfish',
  'butterflyfish',
  'clownfish',
  'cuttlefish',
  'damselfish',
  'fish',
  'fish-school',
  'frogfish',
  'jack-vortex',
  'jellyfish',
  'manta',
  'mola',
  'moorish-idol',
  'moray',
  'nudibranch',
  'octopus',
  'parrotfish',
  'pygmy-seahorse',
  'sea-star',
  'shark',
  'turtle',
] as const;
export const facilityKinds = ['pool', 'classroom', 'shop', 'jetty', 'workshop', 'camera_room'] as const;

const line = z.string().max(300);
const paragraph = z.string().max(3000);

/** Content of the `texts` columns. */
export const productTexts = localisedTexts({
  title: line,
  summary: line,
  body: z.array(paragraph),
  itinerary: z.array(z.strictObject({ at: z.string().max(20), text: line })),
  included: z.array(line),
  excluded: z.array(line),
});
export const faqTexts = localisedTexts({ question: line, answer: paragraph });
export const addOnTexts = localisedTexts({ name: line, description: paragraph });
export const diveSiteTexts = localisedTexts({
  name: line,
  summary: line,
  body: z.array(paragraph),
  marine_life: z.array(line),
});
export const facilityTexts = localisedTexts({
  name: line,
  summary: line,
  body: z.array(paragraph),
  equipment: z.array(line),
});

export const pictureView = shownPictureView.extend({ alt: z.string() });
export type PictureView = z.infer<typeof pictureView>;

const depthRange = z.object({ from: z.number(), to: z.number() });

export const productCard = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  kind: z.enum(productKinds),
  title: z.string(),
  summary: z.string(),
  cover: pictureView.nullable(),
  area: z.enum(areas).nullable(),
  difficulty: z.enum(difficulties),
  level: z.enum(levels),
  dive_count: z.number(),
  duration_days: z.number(),
  minimum_age: z.number(),
  bookable: z.boolean(),
  divers_per_package: z.number(),
  /** True if halves of a package can be booked, for one of two people. */
  allow_half_package: z.boolean(),
  /** Maximum number of packages in one booking. */
  max_quantity: z.number(),
  /** True for a course for certified divers who have not dived for long. */
  refresher: z.boolean(),
  teaches,
  /** Depth range of its sites, up to the product's own limit. */
  depth: depthRange.nullable(),
  current: z.number().nullable(),
  life: z.array(z.string()),
});
export type ProductCard = z.infer<typeof productCard>;

export const diveSiteCard = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  cover: pictureView.nullable(),
  area: z.enum(areas),
  level: z.enum(levels),
  depth: depthRange,
  current: z.number(),
  life: z.array(z.string()),
  snorkelling: z.boolean(),
  position: z.object({ latitude: z.number(), longitude: z.number() }),
});
export type DiveSiteCard = z.infer<typeof diveSiteCard>;

const link = z.object({ kind: z.enum(productKinds), slug: z.string(), title: z.string() });
const question = z.object({ question: z.string(), answer: z.string() });

export const productDetail = productCard.extend({
  body: z.array(z.string()),
  itinerary: z.array(z.object({ at: z.string(), text: z.string() })),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  languages: z.array(z.enum(locales)),
  pickup: z.boolean(),
  /** Null if the shop's default times apply. */
  transfers: transfers.nullable(),
  /** Default departure time; individual days may have their own. */
  departure_time: z.string(),
  /** Meeting time for guests who arrive on their own, if the shop has set one. */
  meeting_time: z.string().nullable(),
  /** Parts of each day that the product occupies; a diver can be on one product in each part. */
  parts: z.array(z.enum(parts)),
  weekdays: z.array(z.number()),
  forms: z.enum(formsDue),
  requirements,
  video_url: z.string().nullable(),
  pictures: z.array(pictureView),
  faqs: z.array(question),
  variants: z.array(z.object({ uuid: z.uuid(), name: z.string() })),
  add_ons: z.array(
    z.object({
      uuid: z.uuid(),
      name: z.string(),
      description: z.string(),
      unit: z.enum(addOnUnits),
      /** States who the add-on is for; null if the shop has not written it. */
      for_whom: z.string().nullable(),
      picture: pictureView.nullable(),
      /** True if each diver is asked about it. */
      equipment: z.boolean(),
      /** True if a diver who wants it states their lens prescription. */
      for_eyesight: z.boolean(),
      /** True if the add-on is for a companion, who does not dive. */
      takes_seat: z.boolean(),
      /** True if the divers get their own guide. */
      private_guide: z.boolean(),
    }),
  ),
  locations: z.array(diveSiteCard),
  comes_after: z.array(link),
  comes_before: z.array(link),
  programme: link.nullable(),
  items: z.array(productCard),
});
export type ProductDetail = z.infer<typeof productDetail>;

export const diveSiteDetail = diveSiteCard.extend({
  body: z.array(z.string()),
  marine_life: z.array(z.string()),
  bottom: z.enum(bottoms),
  visibility: depthRange,
  water: depthRange,
  best_months: z.array(z.number()),
  pictures: z.array(pictureView),
  /** A contact at the shop; the contact details are for staff only. */
  person_in_charge: z.string().nullable(),
  products: z.array(productCard),
});
export type DiveSiteDetail = z.infer<typeof diveSiteDetail>;

const facilityCard = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  kind: z.enum(facilityKinds),
  name: z.string(),
  summary: z.string(),
  cover: pictureView.nullable(),
  position: z.object({ latitude: z.number(), longitude: z.number() }),
});
export const facilityDetail = facilityCard.extend({ body: z.array(z.string()), equipment: z.array(z.string()) });
export type FacilityDetail = z.infer<typeof facilityDetail>;

export const faqView = z.object({ uuid: z.uuid(), topic: z.enum(faqTopics), question: z.string(), answer: z.string() });
export type FaqView = z.infer<typeof faqView>;

export const slugInput = z.strictObject({ slug: z.string().max(200) });
/** New slug of a renamed entity; an unknown one is `not_found` instead. */
export const movedTo = z.object({ moved_to: z.string() });

export const productsInput = z.strictObject({ ...listingFields, kinds: z.array(z.enum(productKinds)).min(1) });
/** The published dive sites by page, or those with the given slugs. */
export const diveSitesInput = z
  .strictObject({ ...listingFields, slugs: z.array(z.string().max(200)).min(1).max(listingPageSize).optional() })
  .prefault({});
