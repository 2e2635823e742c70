import type { PostCard as Post } from '@/features/blog/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { PictureCard } from '@/ui/show/picture-card';
import css from './post-card.module.css';
import { postCover } from './post-cover';
import { dayOf } from './post-date';

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
