import { operator } from '@/config/operator';
import { createPostInput, type StaffPostView, type WrittenTexts } from '@/features/blog/admin/schema';
import type { PostDocument } from '@/features/blog/schema';
import type { PictureView } from '@/features/media/schema';
import { type Locale, perLocale } from '@/shared/locale/locales';
import { z } from '@/shared/schema/zod';
import { momentOf } from '@/shared/time/days';

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: operator.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Formats a moment by the shop's clock for a date and time field: `2026-12-24T08:00`. */
export const asTyped = (moment: string | null): string =>
  moment ? wall.format(new Date(moment)).replace(' ', 'T') : '';

/** Parses a typed time by the shop's clock; null for an empty field. */
export function asMoment(typed: string): string | null {
  const [day = '', time = ''] = typed.split('T');
  return day && time ? momentOf(day, time.slice(0, 5)).toISOString() : null;
}

type Text = { title: string; summary: string; body: PostDocument | null };
type Cover = PictureView & { alts: { en: string } };

/** Values of the post form: every field is present, and empty if unwritten. */
export type TypedPost = {
  slug: string;
  author: string;
  tags: string[];
  status: 'draft' | 'published';
  published_at: string;
  cover: Cover[];
  texts: Record<Locale, Text>;
};

const nothing: Text = { title: '', summary: '', body: null };
const bodyOf = (body: PostDocument | undefined) => (body && body.content.length > 0 ? body : null);

export const newPost = (author: string): TypedPost => ({
  slug: '',
  author,
  tags: [],
  status: 'draft',
  published_at: '',
  cover: [],
  texts: perLocale(() => nothing),
});

export const typedPost = ({ slug, author, tags, status, published_at, cover, texts }: StaffPostView): TypedPost => ({
  slug,
  author,
  tags,
  status,
  published_at: asTyped(published_at),
  cover: cover ? [{ ...cover, alts: { en: '' } }] : [],
  texts: perLocale((lng) => {
    const { title = '', summary = '', body } = texts[lng] ?? {};
    return { title, summary, body: bodyOf(body) };
  }),
});

/** Drops languages without any text, but always includes English. */
function textsOf(typed: TypedPost['texts']): WrittenTexts {
  const empty: PostDocument = { type: 'doc', content: [] };
  const { en, ...others } = typed;
  const written = Object.entries(others).flatMap(([lng, { title, summary, body }]) =>
    title || summary || body ? [[lng, { title, summary, ...(body && { body }) }] as const] : [],
  );
  return { en: { ...en, body: en.body ?? empty }, ...Object.fromEntries(written) };
}

export const asSent = ({ published_at, cover, texts, ...typed }: TypedPost) => ({
  ...typed,
  published_at: asMoment(published_at),
  cover: cover[0]?.uuid ?? null,
  cover_focus: cover[0]?.focus,
  texts: textsOf(texts),
});

/** Validates with the server's own schema. */
export const typedPostSchema = z.custom<TypedPost>().superRefine((typed, ctx) => {
  const { error } = createPostInput.safeParse(asSent(typed));
  for (const issue of error?.issues ?? []) {
    ctx.addIssue({ code: 'custom', message: issue.message, path: issue.path, params: { ...issue } });
  }
});
