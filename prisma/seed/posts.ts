import type { Block, PostContent } from '../../demo/content/types';
import type { Tx } from '../../src/server/database/db';
import type { Prisma } from '../../src/server/generated/prisma/client';
import type { Storage } from '../../src/server/storage/storage';
import { type Locale, locales } from '../../src/shared/locale/locales';
import { keepDrawings } from './keep-drawings';
import { type Drawing, scene } from './pictures';

type Node = Prisma.InputJsonObject;
type Picture = { src: string; width: number; height: number };

/** Stores a separate copy for the post, because the catalogue may use the same scene. */
const pictureOf = (name: string): Drawing => ({ ...scene(name), name: `post ${name}` });

// [words](/address) or **words**
const markup = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g;

/** Converts a line to the editor's stored form: runs of words, some bold or linked. */
function runsOf(line: string): Node[] {
  const runs: Node[] = [];
  let from = 0;
  for (const found of line.matchAll(markup)) {
    const [all, linked, href, bold] = found;
    if (found.index > from) runs.push({ type: 'text', text: line.slice(from, found.index) });
    const mark = href ? { type: 'link', attrs: { href } } : { type: 'bold' };
    runs.push({ type: 'text', text: linked ?? bold ?? '', marks: [mark] });
    from = found.index + all.length;
  }
  if (from < line.length) runs.push({ type: 'text', text: line.slice(from) });
  return runs;
}

const paragraph = (line: string): Node => ({ type: 'paragraph', content: runsOf(line) });

function nodeOf(block: Block, pictures: Map<string, Picture>): Node {
  if ('heading' in block) return { type: 'heading', attrs: { level: 2 }, content: runsOf(block.heading) };
  if ('paragraph' in block) return paragraph(block.paragraph);
  if ('quote' in block) return { type: 'blockquote', content: [paragraph(block.quote)] };
  if ('list' in block) {
    const items = block.list.map((item) => ({ type: 'listItem', content: [paragraph(item)] }));
    return { type: 'bulletList', content: items };
  }
  const picture = pictures.get(block.picture);
  if (!picture) throw new Error(`no picture ${block.picture}`);
  return { type: 'image', attrs: { ...picture, alt: block.alt } };
}

const textsOf = ({ title, summary, body }: PostContent, lng: Locale, pictures: Map<string, Picture>): Node => ({
  title: title[lng],
  summary: summary[lng],
  body: { type: 'doc', content: body[lng].map((block) => nodeOf(block, pictures)) },
});

const picturesIn = ({ body }: PostContent): string[] =>
  body.en.flatMap((block) => ('picture' in block ? [block.picture] : []));

const scenesOf = (posts: PostContent[]): string[] => [
  ...new Set(posts.flatMap((post) => [post.scene, ...picturesIn(post)])),
];

export const drawingsOfPosts = (posts: PostContent[]): Drawing[] => scenesOf(posts).map(pictureOf);

async function keepPictures(db: Tx, storage: Storage, posts: PostContent[], now: Date) {
  const names = scenesOf(posts);
  const ids = await keepDrawings(db, storage, names.map(pictureOf), now);
  const storedMedia = await db.media.findMany({ where: { id: { in: [...ids.values()] } } });
  const pictures = new Map<string, Picture>();
  for (const name of names) {
    const media = storedMedia.find(({ id }) => id === ids.get(pictureOf(name).name));
    if (media) pictures.set(name, { src: `/api/media/${media.key}`, width: media.width, height: media.height });
  }
  const idOf = (name: string) => ids.get(pictureOf(name).name) ?? null;
  return {
    pictures,
    coverOf: ({ scene }: PostContent) => idOf(scene),
    inTextOf: (post: PostContent) => [...new Set(picturesIn(post).map(idOf))].filter((id) => id !== null),
  };
}

export async function seedPosts(db: Tx, storage: Storage, posts: PostContent[], now: Date): Promise<void> {
  const { pictures, coverOf, inTextOf } = await keepPictures(db, storage, posts, now);
  for (const post of posts) {
    const { slug, author, tags } = post;
    const texts = Object.fromEntries(locales.map((lng) => [lng, textsOf(post, lng, pictures)]));
    const publishedAt = new Date(`${post.publishedOn}T00:00:00+08:00`);
    await db.post.create({
      data: {
        slug,
        author,
        tags,
        texts,
        status: 'published',
        publishedAt,
        coverId: coverOf(post),
        pictures: { create: inTextOf(post).map((mediaId) => ({ mediaId })) },
      },
    });
  }
}
