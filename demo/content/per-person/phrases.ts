import { variantNames } from '../trips/phrases';
import type { Localised, ProductContent } from '../types';

/** Names the variant of a day for one person. */
export const forOne = ({ en, id, ja, zh, de }: Localised): Localised => ({
  en: `${en} for one`,
  id: `${id} untuk satu orang`,
  ja: `${ja}（お一人様）`,
  zh: `${zh}（单人）`,
  de: `${de} für eine Person`,
});

const equipmentForOne: Localised = {
  en: 'Equipment included',
  id: 'Termasuk peralatan',
  ja: '器材レンタル込み',
  zh: '含全套装备',
  de: 'Mit Ausrüstung',
};

export const variantsForOne = (own: number, included: number): ProductContent['variants'] => [
  { name: variantNames.ownEquipment, price: own },
  { name: equipmentForOne, price: included },
];
