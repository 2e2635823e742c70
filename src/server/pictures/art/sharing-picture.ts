import sharp from 'sharp';
import type { Locale } from '@/shared/locale/locales';
import { sharingSize } from '@/shared/site/sharing-picture';
import { cutAround } from './cut';
import { layOutTitle } from './lines';
import { typefaceFor } from './typeface';

const EDGE = 72;
const FOOT = 60;
const NAME_SIZE = 36;
const NAME_GAP = 34;
const LINE = 1.16;

const room = { width: sharingSize.width - 2 * EDGE, lines: 3, sizes: [76, 66, 58, 50, 44] };

/** The title and our name as outlines over a shade, legible on any picture. */
type Shared = {
  title: string;
  lng: Locale;
  name: string;
};

async function words({ title, lng, name }: Shared): Promise<string> {
  const { width, height } = sharingSize;
  const typeface = await typefaceFor([title, name], lng);
  const { size, lines } = layOutTitle(title, lng, typeface.measure, room);
  const nameLine = height - FOOT;
  const lastLine = nameLine - NAME_SIZE - NAME_GAP;
  const drawn = lines.map((line, index) =>
    typeface.draw(line, size, EDGE, lastLine - (lines.length - 1 - index) * size * LINE),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="shade" x2="0" y2="1">
<stop offset="0.15" stop-color="#031825" stop-opacity="0"/><stop offset="0.75" stop-color="#031825" stop-opacity="0.88"/>
</linearGradient>
<rect width="${width}" height="${height}" fill="url(#shade)"/>
<g fill="#ffffff">${drawn.join('')}</g>
<g fill="#45dfb1">${typeface.draw(name, NAME_SIZE, EDGE, nameLine)}</g>
</svg>`;
}

/** A picture with a title on it, in the size for link previews. */
export async function drawSharingPicture(
  shared: Shared & { focus: string },
  background: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(background);
  const drawn = await picture
    .extract(cutAround(await picture.metadata(), sharingSize, shared.focus))
    .resize({ ...sharingSize })
    .composite([{ input: Buffer.from(await words(shared)) }])
    .jpeg({ quality: 82 })
    .toBuffer();
  return new Uint8Array(drawn);
}
