import type { PostCard as Post } from '@/features/blog/schema';
import { getT } from '@/i18n/server';
import { noBreak } from '@/i18n/typography/no-break';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { dayAt } from '@/shared/time/days';
import { PictureCard } from '@/ui/show/picture-card';
import { postCover } from './post-cover';

/** Formats the date by the shop's calendar, without line breaks. */
export const dayOf = (date: Date, lng: Locale): string => noBreak(formatDay(dayAt(date), lng));

/** The day of a post and the time it takes to read. */
export async function PostFacts({ lng, post }: { lng: Locale; post: Post }) {
  const { t } = await getT(lng, 'blog');
  return (
    <>
      <time dateTime={post.published_at.toISOString()}>{dayOf(post.published_at, lng)}</time>
      {'\u00a0· '}
      {t('minutes', { count: post.reading_minutes })}
    </>
  );
}

export function PostCard({ lng, post, as }: { lng: Locale; post: Post; as?: 'h2' | 'h3' }) {
  return (
    <PictureCard
      as={as}
      href={localePath(lng, `/blog/${post.slug}`)}
      picture={postCover(post)}
      alt=""
      title={typeset(post.title)}
      meta={<PostFacts lng={lng} post={post} />}
      lead={typeset(post.summary)}
    />
  );
}
