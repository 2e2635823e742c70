import type { Tx } from '../../server/db';
import type { Media, SlugOwner } from '../../server/generated/prisma/client';
import type { Locale } from '../../shared/locales';
import { lineIn } from '../../shared/localised';
import type { PictureView } from './schema';

export const toPicture = (media: Media, alts: unknown, locale: Locale): PictureView => ({
  url: `/api/media/${media.key}`,
  width: media.width,
  height: media.height,
  placeholder: media.placeholder,
  alt: lineIn(alts, locale),
});

type ImageRow = { media: Media; alts: unknown };

export const toPictures = (images: ImageRow[], locale: Locale): PictureView[] =>
  images.map(({ media, alts }) => toPicture(media, alts, locale));

/** What bore this slug before it was changed. */
export async function formerOwner(db: Tx, owner: SlugOwner, slug: string): Promise<string | null> {
  const redirect = await db.slugRedirect.findUnique({ where: { owner_slug: { owner, slug } } });
  return redirect?.targetId ?? null;
}

/** Every address something has or had; a visitor may come by any of them. */
export async function everySlug(
  db: Tx,
  owner: SlugOwner,
  { id, slug }: { id: string; slug: string },
): Promise<string[]> {
  const former = await db.slugRedirect.findMany({ where: { owner, targetId: id }, select: { slug: true } });
  return [slug, ...former.map((redirect) => redirect.slug)];
}
