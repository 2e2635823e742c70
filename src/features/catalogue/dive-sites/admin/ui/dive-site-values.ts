import type { DiveSiteForm, DiveSiteView } from '@/features/catalogue/dive-sites/admin/schema';
import { inEveryLanguage } from '@/shared/schema/localised';

const blankTexts = { name: '', summary: '', body: [], marine_life: [] };

export function toDiveSiteForm(view: DiveSiteView): DiveSiteForm {
  const { uuid, version, products, pictures, texts, life, ...rest } = view;
  return { ...rest, life: life as DiveSiteForm['life'], texts: inEveryLanguage(texts, blankTexts) };
}

/** Starts without a position. */
export const newDiveSite = {
  slug: '',
  texts: inEveryLanguage({ en: blankTexts }, blankTexts),
  active: false,
  area: 'sanur',
  latitude: null,
  longitude: null,
  depth: { from: 5, to: 30 },
  level: 'open_water',
  current: 1,
  visibility: { from: 10, to: 20 },
  water: { from: 26, to: 29 },
  bottom: 'reef',
  life: [],
  best_months: [],
  snorkelling: false,
  home_position: null,
  person_in_charge: null,
  // Saving reports the fields that are still missing.
} as unknown as DiveSiteForm;
