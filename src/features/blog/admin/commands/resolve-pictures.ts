import { picturesByKey } from '@/features/blog/admin/data';
import { picturesIn, withImages } from '@/features/blog/admin/domain/pictures';
import type { WrittenTexts } from '@/features/blog/admin/schema';
import { pictureUrl } from '@/features/media/domain/picture-view';
import type { Tx } from '@/server/database/db';
import { fieldError } from '@/shared/errors/errors';
import { locales } from '@/shared/locale/locales';

/** Returns the pictures used in the texts, regardless of who uploaded them. */
export async function pictureIdsIn(tx: Tx, texts: WrittenTexts): Promise<string[]> {
  const keys = locales.flatMap((lng) => {
    const body = texts[lng]?.body;
    return body ? picturesIn(body) : [];
  });
  return (await picturesByKey(tx, keys)).map(({ id }) => id);
}

/** Returns the texts with the actual sizes of their pictures, and the ids of those pictures. */
export async function resolvePictures(tx: Tx, texts: WrittenTexts): Promise<{ texts: WrittenTexts; ids: string[] }> {
  const placed = { ...texts };
  const ids = new Set<string>();
  for (const lng of locales) {
    const own = texts[lng];
    if (!own?.body) continue;
    const keys = picturesIn(own.body);
    const found = new Map((await picturesByKey(tx, keys)).map((picture) => [pictureUrl(picture.key), picture]));
    if (found.size < keys.length) throw fieldError(`texts.${lng}.body`, 'invalid.picture_unknown');
    const body = withImages(own.body, (image) => {
      const picture = found.get(image.attrs.src);
      if (!picture) return image;
      ids.add(picture.id);
      return { ...image, attrs: { ...image.attrs, width: picture.width, height: picture.height } };
    });
    Object.assign(placed, { [lng]: { ...own, body } });
  }
  return { texts: placed, ids: [...ids] };
}
