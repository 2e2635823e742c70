import type { AddOnContent } from '../../demo/content/types';
import { motif, slenderness } from './motif';
import type { Drawing } from './pictures';

/** Sized to stand beside a name in lists and forms. */
const SIZE = { width: 640, height: 480 };
const FRAME = { width: 800, height: 600, most: 430 };

/** Draws an add-on in open water or in the light of the surface. */
export function addOnPicture({ slug, picture: { motif: name, light } }: AddOnContent): Drawing {
  const tall = slenderness(name);
  const width = Math.min(FRAME.most, FRAME.most / tall);
  const at = { x: (FRAME.width - width) / 2, y: (FRAME.height - width * tall) / 2, width };
  const [top, foot] = light ? ['#f4e3c1', '#45dfb1'] : ['#14919b', '#06283d'];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME.width} ${FRAME.height}">
    <defs><linearGradient id="water" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#water)"/>
    ${motif('bubbles', { x: 590, y: 60, width: 110 })}${motif(name, at)}</svg>`;
  return { name: `add-on ${slug}`, compose: () => ({ svg, ...SIZE }) };
}
