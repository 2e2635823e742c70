import type { BoatContent } from '../../demo/content/fleet';
import { motif } from './motif';
import type { Drawing } from './pictures';
import { van } from './van-drawing';

const gradient = (id: string, top: string, bottom: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;

/** Small, because only staff see them, in lists and forms. */
const SIZE = { width: 640, height: 360 };
const MAX_SEATS = 20;

type Ground = { colours: readonly [string, string]; horizon: number; volcano: number };

/** Draws the morning sky over Agung and the ground under the boat or van. */
function landscape({ colours, horizon, volcano }: Ground, foreground: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">
    <defs>${gradient('sky', '#8fd3dc', '#fbe7bd')}${gradient('ground', ...colours)}</defs>
    <rect width="1600" height="900" fill="url(#sky)"/><circle cx="1250" cy="170" r="70" fill="#ffe9b0"/>
    ${motif('cloud', { x: 140, y: 90, width: 300 })}
    ${motif('agung', { x: volcano, y: horizon - 300, width: 820 })}
    <rect y="${horizon}" width="1600" height="${900 - horizon}" fill="url(#ground)"/>${foreground}</svg>`;
}

const wave = 'M-100 715q100-36 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0v300H-100z';

function boatScene({ livery: [hull, trim], seats }: BoatContent): string {
  const width = 520 + (680 * seats) / MAX_SEATS;
  const boat = { x: 800 - width / 2, y: 725 - width * 0.42, width, colours: ['#ffffff', hull, trim] };
  return landscape(
    { colours: ['#14919b', '#0b5e7e'], horizon: 470, volcano: 60 },
    `${motif('speed-boat', boat)}<path d="${wave}" fill="#0b5e7e" stroke="#bfeae6" stroke-width="6"/>`,
  );
}

const vanScene = ({ livery }: BoatContent): string =>
  landscape(
    { colours: ['#e9d3a6', '#c9a874'], horizon: 560, volcano: 740 },
    `${motif('palm', { x: 80, y: 190, width: 300 })}${motif('palm', { x: 1340, y: 240, width: 250 })}
    <g transform="translate(380 340) scale(.8)">${van(livery)}</g>`,
  );

/** Draws a boat or van in its own colours. */
export function fleetPicture(boat: BoatContent): Drawing {
  const svg = boat.kind === 'van' ? vanScene(boat) : boatScene(boat);
  return { name: `fleet ${boat.name}`, compose: () => ({ svg, ...SIZE }) };
}
