import type { ProductNeeds } from '../../src/features/outings/domain/parts';
import type { Locale } from '../../src/shared/locale/locales';
import type { Transfers } from '../../src/shared/schema/transfers';

export type Localised<T = string> = Record<Locale, T>;

export const levels = ['none', 'scuba_diver', 'open_water', 'advanced', 'rescue', 'divemaster', 'instructor'] as const;
export type Level = (typeof levels)[number];

/** A drawing in `art/motifs`; the first one listed is the hero of a composed scene. */
export type Creature = string;

export type AreaName =
  | 'tulamben'
  | 'amed'
  | 'padang_bai'
  | 'candidasa'
  | 'nusa_penida'
  | 'nusa_lembongan'
  | 'menjangan'
  | 'pemuteran'
  | 'gilimanuk'
  | 'sanur';

export type Faq = { question: Localised; answer: Localised };

export type AddOnContent = {
  slug: string;
  name: Localised;
  description: Localised;
  /** One line on the customers it suits. */
  forWhom: Localised;
  /** A drawing in `art/motifs`, in dark or light water. */
  picture: { motif: string; light?: boolean };
  /** True if every diver chooses it in their form. */
  equipment?: boolean;
  /** True if it comes with the values of the diver's glasses. */
  forEyesight?: boolean;
  price: number;
  unit: 'per_diver' | 'per_package' | 'per_order';
  maximum: number;
  /** True if each unit takes a seat in the boat or van, but no guide. */
  takesSeat?: boolean;
  /** True if its divers get their own guide. */
  privateGuide?: boolean;
};

export type ProductContent = {
  slug: string;
  kind: 'trip' | 'activity' | 'course' | 'go_pro' | 'internship';
  /** The Go Pro programme that this product is a format of. */
  programme?: string;
  bookable: boolean;
  title: Localised;
  /** One inviting sentence, at most 160 characters in English. */
  summary: Localised;
  body: Localised<string[]>;
  /** Hour by hour for a trip, day by day or step by step for a course; `at` is `06:30` or a day number. */
  itinerary: { at: string; text: Localised }[];
  included: Localised<string[]>;
  excluded: Localised<string[]>;
  faqs: Faq[];
  area: AreaName;
  difficulty: 'easy' | 'moderate' | 'demanding';
  diveCount: number;
  /** Days; half a day is 0.5. */
  durationDays: number;
  minimumAge: number;
  minimumLevel: Level;
  languages: Locale[];
  pickup: boolean;
  /** Overrides the operator's usual transfers. */
  transfers?: Transfers;
  /** 1 is Monday, 7 is Sunday. */
  weekdays: number[];
  /** Divers per day. */
  seatsPerDay: number;
  cutOffHours: number;
  /** Set where a paid order needs no confirmation by staff. */
  confirmation?: 'automatic';
  forms?: 'before_payment';
  /** Overrides the usual departure time. */
  departureTime?: string;
  /** Overrides the usual needs of its kind. */
  needs?: Partial<ProductNeeds>;
  /** Metres, where the product stays shallower than its sites. */
  depthLimit?: number;
  /** 0 none to 3 strong, where the product avoids the strongest currents of its sites. */
  currentLimit?: number;
  /** Set where it is sold per person; otherwise a package is for two. */
  diversPerPackage?: 1;
  /** Set where one person can buy half a package of two. */
  allowHalfPackage?: true | undefined;
  /** Set where the booking form suggests it to divers after a long break. */
  refresher?: true;
  /** Packages per order. */
  maxQuantity: number;
  /** Rupiah per package; null where the product cannot be booked online. */
  price: number | null;
  variants: { name: Localised; price: number }[];
  addOns: string[];
  locations: string[];
  comesAfter?: string[];
  /** A scene in `art/scenes`; without one, a scene is composed from the facts of the first dive site. */
  scene?: string | undefined;
};

export type DiveSiteContent = {
  slug: string;
  name: Localised;
  area: AreaName;
  position: { latitude: number; longitude: number };
  depth: { from: number; to: number };
  level: Level;
  /** 0 none to 3 strong. */
  current: 0 | 1 | 2 | 3;
  /** Metres. */
  visibility: { from: number; to: number };
  /** Degrees Celsius. */
  water: { from: number; to: number };
  bottom: 'reef' | 'slope' | 'wall' | 'pinnacle' | 'wreck' | 'muck';
  life: Creature[];
  /** 1 is January. */
  bestMonths: number[];
  snorkelling: boolean;
  /** Position among the sites on the home page. */
  homePosition?: number;
  summary: Localised;
  body: Localised<string[]>;
  marineLife: Localised<string[]>;
  scene?: string;
};

export type PersonInCharge = { name: string; phone: string; email: string; sites: string[] };

export type FacilityContent = {
  slug: string;
  name: Localised;
  kind: 'pool' | 'classroom' | 'shop' | 'jetty' | 'workshop' | 'camera_room';
  position: { latitude: number; longitude: number };
  summary: Localised;
  body: Localised<string[]>;
  equipment: Localised<string[]>;
  scene: string;
};

export type FaqContent = Faq & {
  topic: 'booking' | 'payment' | 'diving' | 'courses' | 'equipment' | 'health' | 'travel' | 'snorkelling';
};

export type Block =
  | { heading: string }
  | { paragraph: string }
  | { list: string[] }
  | { quote: string }
  | { picture: string; alt: string };

export type PostContent = {
  slug: string;
  author: string;
  publishedOn: string;
  tags: string[];
  scene: string;
  title: Localised;
  summary: Localised;
  body: Localised<Block[]>;
};
