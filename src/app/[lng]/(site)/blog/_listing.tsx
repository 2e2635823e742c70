import { ListingJsonLd } from '@/app/[lng]/(site)/_listing/listing-json-ld';
import { listingPath, readListingPage } from '@/app/[lng]/(site)/_listing/listing-page';
import { ListingPagination } from '@/app/[lng]/(site)/_listing/listing-pagination';
import { pageMetadata } from '@/app/page-metadata';
import { PostCard } from '@/features/blog/ui/post-card';
import { tagName } from '@/features/blog/ui/tag-name';
import { ListingHeader } from '@/features/catalogue/storefront/ui/listing-header';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { art } from '@/ui/show/art';
import css from './_blog.module.css';
import { feedLink } from './_feed-link';
import { PostListing } from './_post-listing';

export async function blogMetadata(lng: Locale, page: number) {
  const { t } = await getT(lng, 'blog');
  const shop = (await getShop()).identity.name;
  const shared = await pageMetadata({
    lng,
    path: listingPath('/blog', page),
    title: t('metaTitle'),
    description: t('metaDescription', { shop }),
  });
  return feedLink(shared, lng, t('title'));
}

export async function BlogListing({ lng, page }: { lng: Locale; page: number }) {
  const { t } = await getT(lng, 'blog');
  const { items: posts, more } = await readListingPage((page) => publicCalls(lng).blog.posts({ page }), page);
  const tags = [...new Set(posts.flatMap((post) => post.tags))];
  return (
    <>
      <ListingJsonLd lng={lng} entries={posts.map(({ title, slug }) => ({ name: title, path: `/blog/${slug}` }))} />
      <DepthGauge />
      <ListingHeader title={t('title')} lead={t('lead')} picture={art.boatDay} alt={t('picture')} />
      <Band depth="surface">
        {posts.length > 0 ? (
          <PostListing
            label={t('topics')}
            all={t('all')}
            tags={tags.map((tag) => ({ tag, name: typeset(tagName(tag, t)) }))}
            posts={posts.map((post) => ({
              slug: post.slug,
              tags: post.tags,
              card: <PostCard lng={lng} post={post} as="h2" />,
            }))}
          />
        ) : (
          <EmptyState title={t('emptyTitle')} hint={t('emptyHint')} />
        )}
        <ListingPagination lng={lng} path="/blog" page={page} more={more} />
        <p className={css.feed}>
          <a href={localePath(lng, '/blog/rss.xml')}>{t('feed')}</a>
        </p>
      </Band>
    </>
  );
}
