import '@/app/site-styles';
import { TRPCError } from '@trpc/server';
import { notFound, permanentRedirect } from 'next/navigation';
import { feedLink } from '@/app/[lng]/(site)/blog/_feed-link';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { env } from '@/env';
import { PostBody } from '@/features/blog/ui/post-body';
import { PostCard } from '@/features/blog/ui/post-card';
import { postJsonLd } from '@/features/blog/ui/post-json-ld';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';
import { JsonLd } from '@/ui/json-ld';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { Section } from '@/ui/layout/section';
import { CardGrid } from '@/ui/show/picture-card';
import { Contents } from './_contents';
import css from './_post.module.css';
import { PostHead } from './_post-head';

type Props = PageProps<{ slug: string }>;

export const generateStaticParams = () => [];

async function postAt(lng: Locale, slug: string) {
  const post = await publicCalls(lng)
    .blog.post({ slug })
    .catch((error: unknown) => {
      if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
      throw error;
    });
  if ('moved_to' in post) permanentRedirect(localePath(lng, `/blog/${post.moved_to}`));
  return post;
}

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { slug, title, summary, cover } = await postAt(lng, (await props.params).slug);
  const { t } = await getT(lng, 'blog');
  const page = await pageMetadata({
    lng,
    path: `/blog/${slug}`,
    title,
    description: summary,
    picture: cover?.url,
    focus: cover?.focus,
  });
  return feedLink(page, lng, t('title'));
}

export default async function PostPage(props: Props) {
  const lng = await lngOf(props);
  const post = await postAt(lng, (await props.params).slug);
  const { t } = await getT(lng, 'blog');
  const publisher = (await getShop()).identity.name;
  return (
    <>
      <JsonLd of={postJsonLd({ lng, post, origin: env.APP_URL, publisher })} />
      <DepthGauge />
      <article>
        <PostHead lng={lng} post={post} />
        <Band depth="surface">
          <div className={css.columns}>
            <Contents title={t('contents')} body={post.body} />
            <PostBody body={post.body} lng={lng} />
          </div>
        </Band>
      </article>
      {post.related.length > 0 && (
        <Band depth="reef">
          <Section title={t('related')}>
            <CardGrid>
              {post.related.map((other) => (
                <PostCard key={other.slug} lng={lng} post={other} />
              ))}
            </CardGrid>
          </Section>
        </Band>
      )}
    </>
  );
}
