import Link from 'next/link';
import type { PostDetail } from '@/features/blog/schema';
import { dayOf } from '@/features/blog/ui/post-card';
import { postCover } from '@/features/blog/ui/post-cover';
import { tagName } from '@/features/blog/ui/tag-name';
import { Breadcrumb } from '@/features/catalogue/storefront/ui/breadcrumb';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { ShareButton } from '@/ui/action/share-button';
import { shareTexts } from '@/ui/action/share-texts';
import { Hero } from '@/ui/layout/hero';
import css from './_post.module.css';

/** Title and summary, then author, date, reading time and tags. */
export async function PostHead({ lng, post }: { lng: Locale; post: PostDetail }) {
  const { t } = await getT(lng, 'blog');
  const { t: common } = await getT(lng, 'common');
  const { t: catalogue } = await getT(lng, 'catalogue');
  const crumbs = [
    { name: catalogue('breadcrumb.home'), href: localePath(lng, '/') },
    { name: t('back'), href: localePath(lng, '/blog') },
    { name: post.title, href: localePath(lng, `/blog/${post.slug}`) },
  ];
  return (
    <>
      <Hero
        picture={postCover(post)}
        alt=""
        title={typeset(post.title)}
        crumbs={<Breadcrumb label={catalogue('breadcrumb.label')} crumbs={crumbs} />}
        share={<ShareButton texts={shareTexts(common)} isRound />}
      />
      <div className={css.about}>
        <p className={css.lead}>{typeset(post.summary)}</p>
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
