import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { inRoot } from './lib/paths';

// The weights the stylesheets ask for: text from plain to bold, headings from half bold up.
const faces = [
  { name: 'inter', wght: { min: 400, max: 700 } },
  { name: 'bricolage-grotesque', wght: { min: 600, max: 800 } },
];

const packageOf = (name: string) => `node_modules/@fontsource-variable/${name}`;

/** 'U+0000-00FF,U+0131,…' as the characters it stands for. */
function lettersIn(ranges: string): string {
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
  const { latin } = JSON.parse(readFileSync(inRoot(`${packageOf(name)}/unicode.json`), 'utf8')) as { latin: string };
  const whole = readFileSync(inRoot(`${packageOf(name)}/files/${name}-latin-wght-normal.woff2`));
  const face = await subsetFont(whole, lettersIn(latin), { targetFormat: 'woff2', variationAxes: { wght } });
  writeFileSync(inRoot(`src/ui/theme/faces/${name}.woff2`), face);
}

/** `node scripts/run.mjs cut-fonts` leaves of our typefaces what the pages use, after a new version of one of them. */
export default async function command(): Promise<number> {
  mkdirSync(inRoot('src/ui/theme/faces'), { recursive: true });
  await Promise.all(faces.map(cut));
  return 0;
}
