import { type FacilityView, facilityForm } from '@/features/catalogue/facilities/admin/schema';
import { inEveryLanguage } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';
import { placedPicture } from '@/ui/pictures/placed-picture';

/** The picture field expects a list, here of at most one cover. */
export const facilityValues = facilityForm.extend({ cover: z.array(placedPicture).max(1) });
export type FacilityValues = z.input<typeof facilityValues>;

const blankTexts = { name: '', summary: '', body: [], equipment: [] };

export function toFacilityForm({ uuid, version, texts, cover, ...rest }: FacilityView): FacilityValues {
  return {
    ...rest,
    texts: inEveryLanguage(texts, blankTexts),
    cover: cover ? [{ ...cover, alts: { en: texts.en.name } }] : [],
  };
}

export const fromFacilityForm = ({ cover, ...values }: FacilityValues) => ({
  ...values,
  cover: cover[0]?.uuid ?? null,
  cover_focus: cover[0]?.focus,
});

/** Starts without a position. */
export const newFacility = {
  slug: '',
  kind: 'shop',
  texts: inEveryLanguage({ en: blankTexts }, blankTexts),
  active: false,
  latitude: null,
  longitude: null,
  cover: [],
  // Saving reports the fields that are still missing.
} as unknown as FacilityValues;
