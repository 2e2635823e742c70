import { art, type PictureSource } from './art';

/** A picture as the server returns it. */
type Shown = { url: string; width: number; height: number; placeholder: string };

export const toSource = ({ url, width, height, placeholder }: Shown): PictureSource => ({
  src: url,
  width,
  height,
  placeholder: `url("${placeholder}") center / cover`,
});

const ourOwn = [art.wallDropOff, art.boatDay, art.crystalBay, art.libertyWreck, art.mantaPoint, art.poolTraining];

/** The cover, or without one an illustration that neighbouring cards are unlikely to share. */
export function coverOf({ cover, slug }: { cover: Shown | null; slug: string }): PictureSource {
  if (cover) return toSource(cover);
  const sum = [...slug].reduce((total, character) => total + character.charCodeAt(0), 0);
  return ourOwn[sum % ourOwn.length] ?? art.wallDropOff;
}
