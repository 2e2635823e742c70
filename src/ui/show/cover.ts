import type { FocusPoint } from '@/shared/schema/focus-point';
import { focusPosition } from '@/shared/schema/focus-position';
import { art, type PictureSource } from './art';

/** A picture as the server returns it. */
type Shown = { url: string; width: number; height: number; placeholder: string; focus: FocusPoint };

export const toSource = ({ url, width, height, placeholder, focus }: Shown): PictureSource => ({
  src: url,
  width,
  height,
  placeholder: `url("${placeholder}") center / cover`,
  focus: focusPosition(focus),
});

const ourOwn = [art.wallDropOff, art.boatDay, art.crystalBay, art.libertyWreck, art.mantaPoint, art.poolTraining];

/** The cover; without one, an illustration that neighbouring cards are unlikely to share. */
export function coverOf({ cover, slug }: { cover: Shown | null; slug: string }): PictureSource {
  if (cover) return toSource(cover);
  const sum = [...slug].reduce((total, character) => total + character.charCodeAt(0), 0);
  return ourOwn[sum % ourOwn.length] ?? art.wallDropOff;
}
