import { ListingJsonLd } from '@/app/[lng]/(site)/_listing/listing-json-ld';
import { listingPath, readListingPage } from '@/app/[lng]/(site)/_listing/listing-page';
import { ListingPagination } from '@/app/[lng]/(site)/_listing/listing-pagination';
import { pageMetadata } from '@/app/page-metadata';
import { PostCard } from '@/features/blog/ui/post-card';
import { logbook } from '@/features/blog/ui/post-cover';
import { tagName } from '@/features/blog/ui/tag-name';
import { AskTile } from '@/features/catalogue/storefront/ui/ask-tile';
import { ChoiceListing } from '@/features/catalogue/storefront/ui/choice-listing';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { PageBand } from '@/ui/layout/page-band';
import { art } from '@/ui/show/art';
import { feedLink } from './_feed-link';

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
  const { t: catalogue } = await getT(lng, 'catalogue');
  const { items: posts, more } = await readListingPage((page) => publicCalls(lng).blog.posts({ page }), page);
  const tags = [...new Set(posts.flatMap((post) => post.tags))];
  return (
    <>
      <ListingJsonLd lng={lng} entries={posts.map(({ title, slug }) => ({ name: title, path: `/blog/${slug}` }))} />
      <DepthGauge />
      <PageBand title={t('title')} lead={t('lead')} picture={logbook} alt={t('picture')} />
      {posts.length > 0 ? (
        <ChoiceListing
          name="tag"
          label={t('topics')}
          all={t('all')}
          choices={tags.map((tag) => ({ value: tag, label: typeset(tagName(tag, t)), href: `?tag=${tag}` }))}
          items={posts.map((post) => ({
            key: post.slug,
            choices: post.tags,
            card: <PostCard lng={lng} post={post} as="h2" />,
          }))}
          counts={Array.from({ length: posts.length + 1 }, (_, count) => t('count', { count }))}
          more={catalogue('list.more', { count: '{count}' })}
          prompt={<a href={localePath(lng, '/blog/rss.xml')}>{t('feed')}</a>}
          end={<AskTile lng={lng} about="blog" picture={art.contactHarbour} />}
          after={<ListingPagination lng={lng} path="/blog" page={page} more={more} />}
        />
      ) : (
        <Band depth="surface">
          <EmptyState title={t('emptyTitle')} hint={t('emptyHint')} />
        </Band>
      )}
    </>
  );
}
