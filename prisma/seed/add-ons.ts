import type { AddOnContent } from '../../demo/content/types';
import type { Tx } from '../../src/server/database/db';
import { addOnPicture } from './add-on-pictures';
import { perLanguage } from './per-language';

export async function seedAddOns(db: Tx, addOns: AddOnContent[], pictures: Map<string, string>) {
  const ids = new Map<string, string>();
  for (const addOn of addOns) {
    const { slug, name, description, price, unit, maximum, takesSeat, privateGuide, forWhom } = addOn;
    const texts = perLanguage({ name, description });
    const { id } = await db.addOn.create({
      data: {
        slug,
        texts,
        price,
        unit,
        maximum,
        ...(takesSeat && { takesSeat }),
        ...(privateGuide && { privateGuide }),
        forWhom,
        equipment: addOn.equipment ?? false,
        forEyesight: addOn.forEyesight ?? false,
        pictureId: pictures.get(addOnPicture(addOn).name) ?? null,
      },
    });
    ids.set(slug, id);
  }
  return ids;
}
