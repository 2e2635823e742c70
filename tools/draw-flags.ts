import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { Fault } from '../scripts/lib/fault';
import { inRoot } from '../scripts/lib/paths';
import { countries } from '../src/shared/schema/countries';

/** Installed on demand, because each `npm ci` would write its four thousand files. */
const SOURCE = 'country-flag-icons@1.6.20';
const folder = inRoot('node_modules/country-flag-icons/3x2');

// Twice the displayed size; keep in step with src/ui/form/flag.tsx.
const WIDTH = 42;
const HEIGHT = 28;
const COLUMNS = 16;

const drawn = (country: string) =>
  sharp(readFileSync(`${folder}/${country}.svg`), { density: 300 })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .png()
    .toBuffer();

/**
 * Draws the single picture from which all flags are cut; run `node scripts/run.mjs draw-flags` when the list of
 * countries changes.
 */
export default async function command(): Promise<number> {
  if (!existsSync(folder)) throw new Fault(`The flags are not installed: npm install --no-save ${SOURCE}`);
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
