import { type FacilityView, facilityForm } from '@/features/catalogue/facilities/admin/schema';
import { inEveryLanguage } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';
import { placedPicture } from '@/ui/pictures/placed-picture';

/** A place as its page edits it; its cover is a list of one, as the picture field has it. */
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
});

/** A new one; somebody still has to say where it is. */
export const newFacility = {
  slug: '',
  kind: 'shop',
  texts: inEveryLanguage({ en: blankTexts }, blankTexts),
  active: false,
  latitude: null,
  longitude: null,
  cover: [],
  // What is not said yet is told to be missing when it is saved.
} as unknown as FacilityValues;
