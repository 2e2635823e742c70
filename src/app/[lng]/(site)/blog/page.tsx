import '../../../site-styles';
import { PostCard } from '@/features/blog/ui/post-card';
import { tagName } from '@/features/blog/ui/tag-name';
import { ShelfHead } from '@/features/catalogue/ui/shelf-head';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locales';
import { publicCalls } from '@/trpc/server';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { art } from '@/ui/show/art';
import { pageMetadata } from '../../../page-metadata';
import { lngOf, type PageProps } from '../../lng';
import css from './_blog.module.css';
import { feedLink } from './_feed-link';
import { PostShelf } from './_post-shelf';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'blog');
  const page = pageMetadata({ lng, path: '/blog', title: t('metaTitle'), description: t('metaDescription') });
  return feedLink(page, lng, t('title'));
}

export default async function BlogPage(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'blog');
  const posts = await publicCalls(lng).blog.posts();
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
        <p className={css.feed}>
          <a href={localePath(lng, '/blog/rss.xml')}>{t('feed')}</a>
        </p>
      </Band>
    </>
  );
}
