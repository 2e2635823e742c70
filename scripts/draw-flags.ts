import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { countries } from '../src/shared/schema/countries';
import { inRoot } from './lib/paths';

// Twice the size they are shown in; keep in step with src/ui/form/flag.tsx.
const WIDTH = 42;
const HEIGHT = 28;
const COLUMNS = 16;

const drawn = (country: string) =>
  sharp(readFileSync(inRoot(`node_modules/country-flag-icons/3x2/${country}.svg`)), { density: 300 })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .png()
    .toBuffer();

/**
 * `node scripts/run.mjs draw-flags` draws the one picture that all flags are cut from; run it when the list of
 * countries changes.
 */
export default async function command(): Promise<number> {
  const tiles = await Promise.all(
    countries.map(async (country, position) => ({
      input: await drawn(country),
      left: (position % COLUMNS) * WIDTH,
      top: Math.floor(position / COLUMNS) * HEIGHT,
    })),
  );
  const sheet = sharp({
    create: {
      width: COLUMNS * WIDTH,
      height: Math.ceil(countries.length / COLUMNS) * HEIGHT,
      channels: 3,
      background: '#fff',
    },
  }).composite(tiles);
  writeFileSync(
    inRoot('public/art/flags.png'),
    await sheet.png({ palette: true, colours: 160, effort: 10 }).toBuffer(),
  );
  return 0;
}
