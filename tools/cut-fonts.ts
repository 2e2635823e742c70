import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { inRoot } from '../scripts/lib/paths';

// Weights used by the stylesheets: text from regular to bold, headings from semibold up.
const faces = [
  { name: 'inter', wght: { min: 400, max: 700 } },
  { name: 'bricolage-grotesque', wght: { min: 600, max: 800 } },
];

// Includes all Western characters, so a guest's name is in one typeface; of other scripts, only characters that texts
// contain.
const characters = charactersIn(
  'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+200B-200D,U+2010-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,' +
    'U+2032-2033,U+2039-203A,U+2060,U+20AC,U+2122,U+2191,U+2193,U+2212',
);
// Keeps kerning, composed accents, localised forms, marks and tabular figures.
const subsetOptions = { keepFeatures: ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'], noHinting: true };

const packageOf = (name: string) => `node_modules/@fontsource-variable/${name}`;

/** Expands 'U+0000-00FF,U+0131,…' to its characters. */
function charactersIn(ranges: string): string {
  const points = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
  return String.fromCodePoint(...points);
}

async function cut({ name, wght }: (typeof faces)[number]): Promise<void> {
  const fullFont = readFileSync(inRoot(`${packageOf(name)}/files/${name}-latin-wght-normal.woff2`));
  const face = await subsetFont(fullFont, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    ...subsetOptions,
  });
  writeFileSync(inRoot(`src/ui/theme/faces/${name}.woff2`), face);
}

/** Reduces typefaces to the characters that pages use; run `node scripts/run.mjs cut-fonts` after updating one. */
export default async function command(): Promise<number> {
  mkdirSync(inRoot('src/ui/theme/faces'), { recursive: true });
  await Promise.all(faces.map(cut));
  return 0;
}
