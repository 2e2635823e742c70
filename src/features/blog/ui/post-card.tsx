import type { PostCard as Post } from '@/features/blog/schema';
import { getT } from '@/i18n/server';
import { noBreak } from '@/i18n/typography/no-break';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { dayAt } from '@/shared/time/days';
import { PictureCard } from '@/ui/show/picture-card';
import css from './post-card.module.css';
import { postCover } from './post-cover';

/** Formats the date by the shop's calendar, without line breaks. */
export const dayOf = (date: Date, lng: Locale): string => noBreak(formatDay(dayAt(date), lng));

export async function PostCard({ lng, post, as }: { lng: Locale; post: Post; as?: 'h2' | 'h3' }) {
  const { t } = await getT(lng, 'blog');
  return (
    <PictureCard
      as={as}
      href={localePath(lng, `/blog/${post.slug}`)}
      picture={postCover(post)}
      alt=""
      over={
        <>
          <time dateTime={post.published_at.toISOString()}>{dayOf(post.published_at, lng)}</time>
          {'\u00a0· '}
          {t('minutes', { count: post.reading_minutes })}
        </>
      }
      title={typeset(post.title)}
    >
      <p className={css.summary}>{typeset(post.summary)}</p>
    </PictureCard>
  );
}
