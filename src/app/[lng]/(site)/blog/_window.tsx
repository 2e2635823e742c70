import { onShelf, pathOfShelf } from '@/app/[lng]/(site)/_shelf/shelf';
import { ShelfPages } from '@/app/[lng]/(site)/_shelf/shelf-pages';
import { pageMetadata } from '@/app/page-metadata';
import { PostCard } from '@/features/blog/ui/post-card';
import { tagName } from '@/features/blog/ui/tag-name';
import { ShelfHead } from '@/features/catalogue/ui/shelf-head';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/server';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { art } from '@/ui/show/art';
import css from './_blog.module.css';
import { feedLink } from './_feed-link';
import { PostShelf } from './_post-shelf';

export async function blogMetadata(lng: Locale, page: number) {
  const { t } = await getT(lng, 'blog');
  const shared = pageMetadata({
    lng,
    path: pathOfShelf('/blog', page),
    title: t('metaTitle'),
    description: t('metaDescription'),
  });
  return feedLink(shared, lng, t('title'));
}

/** A page of the window, with everything around it. */
export async function BlogWindow({ lng, page }: { lng: Locale; page: number }) {
  const { t } = await getT(lng, 'blog');
  const { things: posts, more } = await onShelf((page) => publicCalls(lng).blog.posts({ page }), page);
  const tags = [...new Set(posts.flatMap((post) => post.tags))];
  return (
    <>
      <DepthGauge />
      <ShelfHead title={t('title')} lead={t('lead')} picture={art.boatDay} alt={t('picture')} />
      <Band depth="surface">
        {posts.length > 0 ? (
          <PostShelf
            label={t('topics')}
            all={t('all')}
            tags={tags.map((tag) => ({ tag, name: tagName(tag, t) }))}
            posts={posts.map((post) => ({
              slug: post.slug,
              tags: post.tags,
              card: <PostCard lng={lng} post={post} as="h2" />,
            }))}
          />
        ) : (
          <EmptyState title={t('emptyTitle')} hint={t('emptyHint')} />
        )}
        <ShelfPages lng={lng} path="/blog" page={page} more={more} />
        <p className={css.feed}>
          <a href={localePath(lng, '/blog/rss.xml')}>{t('feed')}</a>
        </p>
      </Band>
    </>
  );
}
