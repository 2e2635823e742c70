import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { UserList } from '@/features/accounts/admin/people/ui/user-list';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'accounts-admin');
  return { title: t('users') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/users', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'accounts-admin');
  return (
    <PageFrame title={t('users')}>
      <Texts lng={lng} ns={['accounts-admin', 'common', 'errors', 'ui']}>
        <UserList lng={lng} />
      </Texts>
    </PageFrame>
  );
}
