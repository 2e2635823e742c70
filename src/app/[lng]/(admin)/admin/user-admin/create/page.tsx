import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { NewPersonForm } from '@/features/accounts/admin/people/ui/new-person-form';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'accounts-admin');
  return { title: t('inviteTitle') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/user-admin/create', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'accounts-admin');
  return (
    <PageFrame
      back={<BackLink href={localePath(lng, '/admin/user-admin')} label={t('backToAdmins')} />}
      title={t('inviteTitle')}
      intro={t('inviteLead')}
    >
      <Texts lng={lng} ns={['accounts-admin', 'common', 'errors', 'ui']}>
        <NewPersonForm lng={lng} audience="admins" />
      </Texts>
    </PageFrame>
  );
}
