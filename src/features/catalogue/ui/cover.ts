import { art, type PictureSource } from '../../../ui/show/art';
import type { PictureView } from '../schema';

export const toSource = ({ url, width, height, placeholder }: PictureView): PictureSource => ({
  src: url,
  width,
  height,
  placeholder: `url("${placeholder}") center / cover`,
});

const ourOwn = [art.wallDropOff, art.boatDay, art.crystalBay, art.libertyWreck, art.mantaPoint, art.poolTraining];

/** Its picture; until there is one, an illustration that neighbours are unlikely to share. */
export function coverOf({ cover, slug }: { cover: PictureView | null; slug: string }): PictureSource {
  if (cover) return toSource(cover);
  const sum = [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return ourOwn[sum % ourOwn.length] ?? art.wallDropOff;
}
