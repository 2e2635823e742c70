import { type AddOnInput, type AddOnView, addOnInput } from '@/features/catalogue/add-ons/admin/schema';
import { inEveryLanguage, lineInEveryLanguage } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';
import { placedPicture } from '@/ui/pictures/placed-picture';

/** The picture field expects a list, here of at most one. */
export const addOnValues = addOnInput.extend({ picture: z.array(placedPicture).max(1) });

const blank = { name: '', description: '' };
export const toAddOnForm = ({ uuid: _, version: __, products: ___, picture, ...values }: AddOnView) => ({
  ...values,
  texts: inEveryLanguage(values.texts, blank),
  for_whom: lineInEveryLanguage(values.for_whom),
  price: values.price as number | null,
  picture: picture ? [{ ...picture, alts: { en: values.texts.en.name } }] : [],
});
type Values = ReturnType<typeof toAddOnForm>;

export const newAddOn: Values = {
  texts: inEveryLanguage({ en: blank }, blank),
  for_whom: lineInEveryLanguage(null),
  price: null,
  unit: 'per_diver',
  maximum: 1,
  active: true,
  takes_seat: false,
  private_guide: false,
  equipment: false,
  for_eyesight: false,
  picture: [],
};

/** Takes values that the schema has accepted, so the price is set. */
export const fromAddOnForm = ({ picture, for_whom: forWhom, ...values }: Values): AddOnInput => ({
  ...(values as Omit<AddOnInput, 'picture' | 'for_whom'>),
  for_whom: Object.values(forWhom).some((line) => line.trim() !== '') ? forWhom : null,
  picture: picture[0]?.uuid ?? null,
});
