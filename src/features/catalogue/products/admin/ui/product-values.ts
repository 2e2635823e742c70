import { defaultRequirements } from '@/features/catalogue/domain/default-requirements';
import { noPriceRules } from '@/features/catalogue/domain/no-price-rules';
import { teachesNothing } from '@/features/catalogue/domain/requirements';
import { canBeRefresher } from '@/features/catalogue/products/admin/domain/refresher';
import type { ProductFaqsForm, ProductForm, ProductView } from '@/features/catalogue/products/admin/schema';
import { inEveryLanguage } from '@/shared/schema/localised';
import { inLines, shownLines, usualNeedsInForm } from './needs-values';

const blankTexts = { title: '', summary: '', body: [], itinerary: [], included: [], excluded: [] };
export const blankQuestion = { question: '', answer: '' };

let made = 0;
/** Identifies a new line of a form until it is saved. */
export const newKey = (): string => {
  made += 1;
  return `new-${made}`;
};

export function toProductForm(view: ProductView): ProductForm {
  const { uuid, version, ordered, pictures, faqs, texts, variants, ...rest } = view;
  return {
    ...rest,
    ...inLines(rest),
    texts: inEveryLanguage(texts, blankTexts),
    variants: variants.map((variant) => ({ ...variant, key: variant.uuid })),
  };
}

/** The most common product: a bookable day trip. */
const dayTrip = {
  kind: 'trip',
  slug: '',
  texts: inEveryLanguage({ en: blankTexts }, blankTexts),
  active: false,
  bookable: true,
  area: null,
  difficulty: 'easy',
  level: 'open_water',
  dive_count: 2,
  duration_days: 1,
  minimum_age: 10,
  languages: ['en'],
  pickup: true,
  transfers: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  places_per_day: 8,
  cut_off_hours: 12,
  confirmation: 'by_hand',
  forms: 'before_day',
  departure_time: '07:30',
  meeting_time: null,
  deposit_percent: null,
  max_quantity: 4,
  divers_per_package: 2,
  allow_half_package: false,
  refresher: false,
  requirements: defaultRequirements('trip'),
  teaches: teachesNothing,
  skipped_steps: [],
  depth_limit: null,
  current_limit: null,
  price: null,
  price_rules: noPriceRules,
  video_url: null,
  programme: null,
  comes_after: [],
  add_ons: [],
  locations: [],
  variants: [],
} satisfies Partial<ProductForm>;
export const newProduct: ProductForm = { ...dayTrip, ...usualNeedsInForm(dayTrip) };

export const fromProductForm = ({ variants, ...values }: ProductForm) => ({
  ...values,
  ...shownLines(values),
  teaches: values.kind === 'course' ? values.teaches : teachesNothing,
  // Sent only for products whose form shows the mark.
  refresher: values.refresher && canBeRefresher(values),
  variants: variants.map(({ key, ...variant }) => variant),
});

export const toFaqsForm = ({ faqs }: ProductView): ProductFaqsForm => ({
  faqs: faqs.map(({ uuid, texts }) => ({ uuid, key: uuid, texts: inEveryLanguage(texts, blankQuestion) })),
});

export const fromFaqsForm = ({ faqs }: ProductFaqsForm) => ({ faqs: faqs.map(({ key, ...faq }) => faq) });
