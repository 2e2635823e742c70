import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { AdminPage } from '@/features/accounts/admin/people/ui/admin-page';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { type Locale, localePath } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string }>;

const colleagueOf = cache(async (lng: Locale, uuid: string) => {
  const { calls } = await enterPage({ lng, path: `/admin/user-admin/${uuid}/edit`, guards: ['auth', 'admin'] });
  const person = (await ifFound(calls.admin.admins.get({ uuid }))) ?? notFound();
  const me = await calls.auth.me();
  return { person, isSelf: me.uuid === person.uuid, name: fullName(person) };
});

export async function generateMetadata(props: Props) {
  return { title: (await colleagueOf(await lngOf(props), (await props.params).uuid)).name };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { person, isSelf, name } = await colleagueOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'accounts-admin');
  return (
    <PageFrame title={name} back={<BackLink href={localePath(lng, '/admin/user-admin')} label={t('backToAdmins')} />}>
      <Texts lng={lng} ns={['accounts-admin', 'common', 'errors', 'ui']}>
        <AdminPage lng={lng} person={person} isSelf={isSelf} />
      </Texts>
    </PageFrame>
  );
}
