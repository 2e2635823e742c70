import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { MemberForm } from '@/features/crew/admin/members/ui/member-form';
import { crewPath } from '@/features/crew/admin/members/ui/paths';
import { languageChoices } from '@/features/crew/domain/language-choices';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'crew-admin');
  return { title: t('new') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/admin/crew/create', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'crew-admin');
  return (
    <PageFrame title={t('new')} back={<BackLink href={crewPath(lng)} label={t('title')} />}>
      <MemberForm lng={lng} languages={languageChoices(lng)} sites={await calls.admin.crew.sites()} />
    </PageFrame>
  );
}
