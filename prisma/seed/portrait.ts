import type { PortraitContent } from '../../demo/content/crew';

const INK = '#06283d';

type Hair = { behind?: string; over: string };

/** Drawn around a head from x 138 to 262 and y 118 to 262. */
const hair: Record<PortraitContent['hair'], (colour: string) => Hair> = {
  short: (colour) => ({
    over: `<path d="M132 186C126 118 160 96 200 96s74 22 68 90c-6-30-14-44-26-52-26 10-58 10-84 0-12 8-20 22-26 52z" fill="${colour}"/>`,
  }),
  parted: (colour) => ({
    over: `<path d="M131 190C122 116 164 94 206 96c42 2 70 28 63 94-4-24-10-40-20-50-34 2-62-8-78-24-6 26-28 36-40 74z" fill="${colour}"/>`,
  }),
  curly: (colour) => ({
    over: [
      [146, 142, 24],
      [168, 116, 26],
      [200, 106, 28],
      [232, 116, 26],
      [254, 142, 24],
    ]
      .map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`)
      .join(''),
  }),
  bun: (colour) => ({
    behind: `<circle cx="200" cy="88" r="30" fill="${colour}"/>`,
    over: `<path d="M132 188C126 118 160 98 200 98s74 20 68 90c-8-34-34-54-68-56-34 2-60 22-68 56z" fill="${colour}"/>`,
  }),
  long: (colour) => ({
    behind: `<path d="M122 330C112 240 112 92 200 92s88 148 78 238c-20 14-136 14-156 0z" fill="${colour}"/>`,
    over: `<path d="M132 196C124 118 160 98 200 98s76 20 68 98c-8-40-30-62-62-70-24 20-56 26-74 70z" fill="${colour}"/>`,
  }),
  bob: (colour) => ({
    behind: `<path d="M118 270C110 150 130 92 200 92s90 58 82 178c-24 12-140 12-164 0z" fill="${colour}"/>`,
    over: `<path d="M132 182C128 118 160 98 200 98s72 20 68 84c-40-12-96-12-136 0z" fill="${colour}"/>`,
  }),
};

const worn: Record<NonNullable<PortraitContent['wears']>, string> = {
  /** Folded Balinese headcloth with its knot in front. */
  udeng: `<path d="M130 158c4-40 34-66 70-66s66 26 70 66c-44-18-96-18-140 0z" fill="#f4e3c1"/>
    <path d="M128 162c44-24 100-24 144 0l-2-22c-42-20-98-20-140 0z" fill="#e2c48e"/>
    <path d="M200 138l-16-52 18 14 22-18-8 54z" fill="#f4e3c1"/><circle cx="201" cy="136" r="10" fill="#ffc857"/>`,
  cap: `<path d="M132 152c0-42 30-64 68-64s68 22 68 64c-42-12-94-12-136 0z" fill="#0b5e7e"/>
    <path d="M126 160c50-26 98-26 148 0-8-30-140-30-148 0z" fill="${INK}"/><circle cx="200" cy="116" r="11" fill="#ffc857"/>`,
  straw: `<path d="M144 136c2-36 26-56 56-56s54 20 56 56z" fill="#e8c98a"/><path d="M144 138c36-10 76-10 112 0l-2-20c-34-8-74-8-108 0z" fill="#ff7a59"/>
    <path d="M92 150c60-28 156-28 216 0-20 14-196 14-216 0z" fill="#f4d9a0"/>`,
};

const glasses = `<g fill="none" stroke="${INK}" stroke-width="5"><circle cx="175" cy="190" r="20"/><circle cx="225" cy="190" r="20"/><path d="M195 188q5-4 10 0"/></g>`;

function face({ skin, shade, hairColour, beard, glasses: wearsGlasses }: PortraitContent): string {
  const grown = `<path d="M139 196c2 50 28 76 61 76s59-26 61-76c-10 24-24 30-40 26-14-4-28-4-42 0-16 4-30-2-40-26z" fill="${hairColour}"/>`;
  return `<circle cx="139" cy="194" r="14" fill="${shade}"/><circle cx="261" cy="194" r="14" fill="${shade}"/>
    <path d="M138 172c0-72 124-72 124 0 0 56-26 94-62 94s-62-38-62-94z" fill="${skin}"/>${beard ? grown : ''}
    <g fill="none" stroke="${INK}" stroke-linecap="round" stroke-width="5"><path d="M163 168q12-7 24 0M213 168q12-7 24 0" stroke-opacity=".75"/>
    <path d="M180 230q20 15 40 0"${beard ? ' stroke="#f4e3c1"' : ''}/><path d="M201 196q6 12-3 15" stroke="${shade}"/></g>
    <circle cx="175" cy="190" r="5.5" fill="${INK}"/><circle cx="225" cy="190" r="5.5" fill="${INK}"/>${wearsGlasses ? glasses : ''}`;
}

/** Draws a crew member as paper layers in front of water, 400 by 400. */
export function portrait(of: PortraitContent): string {
  const { behind = '', over } = hair[of.hair](of.hairColour);
  const [top, foot] = of.water;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
    <defs><linearGradient id="water" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>
    <filter id="sheet" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="5" stdDeviation="7" flood-color="#031825" flood-opacity=".35"/></filter></defs>
    <rect width="400" height="400" fill="url(#water)"/>
    <circle cx="200" cy="186" r="146" fill="#fff" fill-opacity=".16"/>
    <path d="M-10 292c70-36 130-30 210-6s140 26 210-8v130H-10z" fill="${foot}" fill-opacity=".75" filter="url(#sheet)"/>
    <g filter="url(#sheet)">${behind}
    <path d="M30 410c4-84 54-112 122-122h96c68 10 118 38 122 122z" fill="${of.shirt}"/></g>
    <path d="M152 288l48 54 48-54-18-8h-60z" fill="${INK}" fill-opacity=".25"/>
    <path d="M168 232h64v52c0 18-14 36-32 40-18-4-32-22-32-40z" fill="${of.shade}"/>
    <rect x="262" y="350" width="44" height="26" rx="5" fill="#ffc857"/>
    <g filter="url(#sheet)">${face(of)}${over}${of.wears ? worn[of.wears] : ''}</g></svg>`;
}
