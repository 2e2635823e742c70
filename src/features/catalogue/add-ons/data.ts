import { isChosenByDivers } from '@/features/catalogue/add-ons/domain/equipment';
import { toPicture } from '@/features/catalogue/data';
import { addOnTexts, type ProductDetail } from '@/features/catalogue/schema';
import type { AddOn, Media } from '@/server/generated/prisma/client';
import type { Locale } from '@/shared/locale/locales';
import { lineIn, textsIn } from '@/shared/schema/localised';

/** An add-on as guests see it, without its price. */
export function toAddOnCard(row: AddOn & { picture: Media | null }, locale: Locale): ProductDetail['add_ons'][number] {
  const { name, description } = textsIn(addOnTexts.parse(row.texts), locale);
  return {
    uuid: row.id,
    name,
    description,
    unit: row.unit,
    for_whom: row.forWhom === null ? null : lineIn(row.forWhom, locale) || null,
    // Its name is next to it.
    picture: row.picture && toPicture(row.picture, { en: '' }, locale),
    equipment: isChosenByDivers(row),
    for_eyesight: row.forEyesight,
    takes_seat: row.takesSeat,
  };
}
