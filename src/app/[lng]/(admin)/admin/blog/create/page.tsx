import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { PostForm } from '@/features/blog/admin/ui/post-form';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { localePath } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'blog-admin');
  return { title: t('createTitle') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/admin/blog/create', guards: ['auth', 'admin'] });
  const author = fullName(await calls.auth.me());
  const { t } = await getT(lng, 'blog-admin');
  return (
    <PageFrame back={<BackLink href={localePath(lng, '/admin/blog')} label={t('back')} />} title={t('createTitle')}>
      <Texts lng={lng} ns={['blog-admin', 'common', 'errors', 'ui']}>
        <PostForm lng={lng} author={author} />
      </Texts>
    </PageFrame>
  );
}
