import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { PostForm } from '@/features/blog/admin/ui/post-form';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { type Locale, localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ slug: string }>;

const postOf = cache(async (lng: Locale, slug: string) => {
  const { calls } = await enterPage({ lng, path: `/admin/blog/${slug}/edit`, guards: ['auth', 'admin'] });
  return (await ifFound(calls.admin.posts.get({ slug }))) ?? notFound();
});

export async function generateMetadata(props: Props) {
  const { texts } = await postOf(await lngOf(props), (await props.params).slug);
  return { title: texts.en.title };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const post = await postOf(lng, (await props.params).slug);
  const { t } = await getT(lng, 'blog-admin');
  return (
    <PageFrame title={post.texts.en.title} back={<BackLink href={localePath(lng, '/admin/blog')} label={t('back')} />}>
      <Texts lng={lng} ns={['blog-admin', 'common', 'errors', 'ui']}>
        <PostForm key={post.uuid} lng={lng} post={post} author={post.author} />
      </Texts>
    </PageFrame>
  );
}
