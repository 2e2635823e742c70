import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPicture } from '@/features/media/queries/read-picture';
import { refusalAnswer } from '@/server/api/rest/refusal';
import { db } from '@/server/database/db';
import { drawSharingPicture } from '@/server/pictures/art/sharing-picture';
import { readSharingLink } from '@/server/pictures/sharing-link';
import { currentShop } from '@/server/shop/current-shop';
import { AppError } from '@/shared/errors/errors';
import { defaultLocale } from '@/shared/locale/locales';

const MAX_CACHED = 100;
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

const MEDIA = '/api/media/';

/** Only addresses we signed arrive here, so the path is one of ours. */
const backgroundOf = (picture: string): Promise<Uint8Array> =>
  picture.startsWith(MEDIA)
    ? readPicture(picture.slice(MEDIA.length))
    : readFile(path.join(process.cwd(), 'public', picture));

/** Popular pages are shared repeatedly, so the latest pictures are cached. */
function drawOnce(key: string, draw: () => Promise<Uint8Array<ArrayBuffer>>) {
  const cached = drawn.get(key);
  if (cached) return cached;
  const [oldest] = drawn.keys();
  if (drawn.size >= MAX_CACHED && oldest !== undefined) drawn.delete(oldest);
  const drawing = draw();
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  return drawing;
}

export async function handleSharingPicture(request: Request): Promise<Response> {
  try {
    const shared = readSharingLink(new URL(request.url));
    if (!shared) throw new AppError('not_found');
    const { name } = (await currentShop(db)).identity;
    const named = { ...shared, name };
    const bytes = await drawOnce(JSON.stringify(named), async () =>
      drawSharingPicture(named, await backgroundOf(shared.picture)),
    );
    return new Response(bytes, {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=604800' },
    });
  } catch (thrown) {
    return refusalAnswer(thrown, { locale: defaultLocale });
  }
}
