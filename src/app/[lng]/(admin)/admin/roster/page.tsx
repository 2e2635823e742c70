import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { crewPath } from '@/features/crew/admin/members/ui/paths';
import { RosterPage } from '@/features/crew/admin/roster/ui/roster-page';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { ButtonLink } from '@/ui/action/button-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'crew-admin');
  return { title: t('roster.title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/roster', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'crew-admin');
  return (
    <PageFrame
      title={t('roster.title')}
      intro={t('roster.intro')}
      actions={<ButtonLink href={crewPath(lng)}>{t('title')}</ButtonLink>}
    >
      <RosterPage lng={lng} />
    </PageFrame>
  );
}
