import Link from 'next/link';
import type { PostDetail } from '@/features/blog/schema';
import { dayOf } from '@/features/blog/ui/post-card';
import { postCover } from '@/features/blog/ui/post-cover';
import { tagName } from '@/features/blog/ui/tag-name';
import { ListingHeader } from '@/features/catalogue/storefront/ui/listing-header';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { BackLink } from '@/ui/action/back-link';
import css from './_post.module.css';

/** Title and summary, then author, date, reading time and tags. */
export async function PostHead({ lng, post }: { lng: Locale; post: PostDetail }) {
  const { t } = await getT(lng, 'blog');
  return (
    <>
      <ListingHeader title={typeset(post.title)} lead={typeset(post.summary)} picture={postCover(post)} alt="" />
      <div className={css.about}>
        <BackLink href={localePath(lng, '/blog')} label={t('back')} />
        <p>
          {t('by', { author: post.author })}
          {'\u00a0· '}
          <time dateTime={post.published_at.toISOString()}>{dayOf(post.published_at, lng)}</time>
          {'\u00a0· '}
          {t('minutes', { count: post.reading_minutes })}
        </p>
        <ul aria-label={t('topics')}>
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link href={localePath(lng, `/blog?${new URLSearchParams({ tag })}`)}>{typeset(tagName(tag, t))}</Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
