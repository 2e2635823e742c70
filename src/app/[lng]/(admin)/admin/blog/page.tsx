import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { PostList } from '@/features/blog/admin/ui/post-list';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'blog-admin');
  return { title: t('title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/blog', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'blog-admin');
  return (
    <PageFrame title={t('title')}>
      <Texts lng={lng} ns={['blog', 'blog-admin', 'common', 'errors', 'ui']}>
        <PostList lng={lng} />
      </Texts>
    </PageFrame>
  );
}
