import type { ProductFaqsForm, ProductForm, ProductView } from '@/features/catalogue/products/admin/schema';
import { inEveryLanguage } from '@/shared/schema/localised';

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
    texts: inEveryLanguage(texts, blankTexts),
    variants: variants.map((variant) => ({ ...variant, key: variant.uuid })),
  };
}

/** Defaults for the most common product: a day trip that can be booked. */
export const newProduct: ProductForm = {
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
  departure_time: '07:30',
  max_quantity: 4,
  divers_per_package: 2,
  depth_limit: null,
  current_limit: null,
  price: null,
  video_url: null,
  programme: null,
  comes_after: [],
  add_ons: [],
  locations: [],
  variants: [],
};

export const fromProductForm = ({ variants, ...values }: ProductForm) => ({
  ...values,
  variants: variants.map(({ key, ...variant }) => variant),
});

export const toFaqsForm = ({ faqs }: ProductView): ProductFaqsForm => ({
  faqs: faqs.map(({ uuid, texts }) => ({ uuid, key: uuid, texts: inEveryLanguage(texts, blankQuestion) })),
});

export const fromFaqsForm = ({ faqs }: ProductFaqsForm) => ({ faqs: faqs.map(({ key, ...faq }) => faq) });
