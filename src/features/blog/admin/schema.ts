import { postDocument } from '@/features/blog/schema';
import { pictureView } from '@/features/media/schema';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { locales } from '@/shared/locale/locales';
import { requiredText } from '@/shared/schema/fields';
import { focusPoint } from '@/shared/schema/focus-point';
import { localisedTexts } from '@/shared/schema/localised';
import { slug as slugText } from '@/shared/schema/slug';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

/** A scheduled post appears by itself on its day. */
export const postStates = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof postStates)[number];
const statuses = ['draft', 'published'] as const;
const sorts = ['published_at', '-published_at', 'updated_at', '-updated_at', 'author', '-author'] as const;

const MAX_TAGS = 10;
const oneLine = (required: Parameters<typeof requiredText>[0], longest: number) =>
  requiredText(required, longest).regex(/^[^\p{Cc}]*$/u, errorKey('invalid.field'));
const tag = oneLine(errorKey('required.field'), 40);

export const postsInput = z.strictObject({
  ...pageFields,
  search: z.string().trim().max(100).optional(),
  sort: z.enum(sorts).default('-updated_at'),
  state: z.enum(postStates).optional(),
  tag: z.string().max(40).optional(),
});
export type PostsInput = z.output<typeof postsInput>;

export const staffPostCard = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(postStates),
  published_at: z.iso.datetime().nullable(),
  author: z.string(),
  tags: z.array(z.string()),
  /** Languages that lack a text written in English. */
  missing: z.array(z.enum(locales)),
  updated_at: z.iso.datetime(),
});
export type StaffPostCard = z.infer<typeof staffPostCard>;
export const staffPosts = pageOf(staffPostCard);

/** Texts as sent by the editor; elements we cannot render are refused, not dropped silently. */
export const writtenTexts = localisedTexts({
  title: z.string().trim().max(300, errorKey('invalid.too_long')),
  summary: z.string().trim().max(600, errorKey('invalid.too_long')),
  body: postDocument,
});
export type WrittenTexts = z.infer<typeof writtenTexts>;

const fields = {
  status: z.enum(statuses),
  /** A future time schedules the post; null publishes it at once. */
  published_at: z.iso.datetime().nullable(),
  author: oneLine(errorKey('required.name'), 200),
  tags: z.array(tag).max(MAX_TAGS),
  cover: z.uuid().nullable(),
  /** Point of the cover that no crop may cut off; unchanged if omitted. */
  cover_focus: focusPoint.optional(),
  texts: writtenTexts,
};

type Publishable = { status?: string | undefined; texts?: WrittenTexts | undefined };
const isWritten = ({ content }: WrittenTexts['en']['body']) => content.length > 0;

/** A draft needs a title; a published post needs every visible text, at least in English. */
export function checkWritten({ status, texts }: Publishable, refuse: (field: string, key: string) => void): void {
  if (!texts) return;
  if (!texts.en.title) refuse('texts.en.title', errorKey('required.title'));
  if (status !== 'published') return;
  if (!texts.en.summary) refuse('texts.en.summary', errorKey('required.field'));
  if (!isWritten(texts.en.body)) refuse('texts.en.body', errorKey('required.field'));
}
const refineWritten = (post: Publishable, ctx: z.core.$RefinementCtx) =>
  checkWritten(post, (field, message) => ctx.addIssue({ code: 'custom', message, path: field.split('.') }));

export const createPostInput = z
  .strictObject({
    ...fields,
    /** Made from the English title when omitted. */
    slug: slugText.optional(),
    status: fields.status.default('draft'),
    published_at: fields.published_at.default(null),
    tags: fields.tags.default([]),
    cover: fields.cover.default(null),
  })
  .superRefine(refineWritten);
export type CreatePostInput = z.output<typeof createPostInput>;

export const postRef = z.strictObject({ slug: z.string().max(200) });

/** Omitted fields stay unchanged. */
export const updatePostInput = z
  .strictObject(fields)
  .partial()
  .extend({
    slug: z.string().max(200),
    /** A new slug; the old slug redirects to it. */
    new_slug: slugText.optional(),
    version: seenVersion,
  })
  .superRefine(refineWritten);
export type UpdatePostInput = z.output<typeof updatePostInput>;

export const staffPostView = staffPostCard.omit({ title: true, missing: true }).extend({
  status: z.enum(statuses),
  cover: pictureView.nullable(),
  texts: writtenTexts,
  version: z.iso.datetime(),
});
export type StaffPostView = z.infer<typeof staffPostView>;

export const tagsView = z.array(z.string());
