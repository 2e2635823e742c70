import { isOwnPicture, isSafeAddress } from '@/features/blog/domain/address';
import { shownPictureView } from '@/features/media/schema';
import { pageOf } from '@/shared/list/pages';
import { localisedTexts } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: z.string().max(2000).refine(isSafeAddress) }) }),
]);
export const words = z.object({ type: z.literal('text'), text: z.string(), marks: z.array(mark).optional() });
const line = z.array(words).default([]);

const paragraph = z.object({ type: z.literal('paragraph'), content: line });
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: line,
});
const image = z.object({
  type: z.literal('image'),
  attrs: z.object({
    src: z.string().refine(isOwnPicture),
    alt: z.string().default(''),
    width: z.number().int().positive().default(1600),
    height: z.number().int().positive().default(900),
  }),
});

const blockquote = z.object({
  type: z.literal('blockquote'),
  get content() {
    return z.array(block);
  },
});
const listItem = z.object({
  type: z.literal('listItem'),
  get content() {
    return z.array(block);
  },
});
const bulletList = z.object({ type: z.literal('bulletList'), content: z.array(listItem) });
const orderedList = z.object({ type: z.literal('orderedList'), content: z.array(listItem) });

export const block = z.discriminatedUnion('type', [paragraph, heading, image, blockquote, bulletList, orderedList]);

export type Mark = z.infer<typeof mark>;
export type Words = z.infer<typeof words>;
export type Block = z.infer<typeof block>;

/** Elements of a post; anything else is not shown. */
export const parts = { mark, text: words, paragraph, heading, image, blockquote, listItem, bulletList, orderedList };

export const postDocument = z.object({ type: z.literal('doc'), content: z.array(block) });
export type PostDocument = z.infer<typeof postDocument>;

/** Content of the `texts` column; `body` is the editor's document. */
export const postTexts = localisedTexts({
  title: z.string().max(300),
  summary: z.string().max(600),
  body: z.looseObject({ type: z.literal('doc'), content: z.array(z.unknown()) }),
});

export const postAddressesPage = pageOf(z.object({ slug: z.string(), updated_at: z.date() }));

export const postCard = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  published_at: z.date(),
  tags: z.array(z.string()),
  cover: shownPictureView.nullable(),
  reading_minutes: z.number(),
});
export type PostCard = z.infer<typeof postCard>;

export const postDetail = postCard.extend({ body: postDocument, related: z.array(postCard) });
export type PostDetail = z.infer<typeof postDetail>;

export const postInput = z.strictObject({ slug: z.string().max(200) });
export const postMoved = z.object({ moved_to: z.string() });
