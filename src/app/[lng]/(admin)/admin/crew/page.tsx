import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { MemberList } from '@/features/crew/admin/members/ui/member-list';
import { rosterPath } from '@/features/crew/admin/members/ui/paths';
import { getT } from '@/i18n/server';
import { readClock } from '@/server/process/clock';
import { dayAt } from '@/shared/time/days';
import { enterPage } from '@/trpc/server';
import { ButtonLink } from '@/ui/action/button-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'crew-admin');
  return { title: t('title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/crew', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'crew-admin');
  return (
    <PageFrame
      title={t('title')}
      intro={t('intro')}
      actions={<ButtonLink href={rosterPath(lng)}>{t('roster.title')}</ButtonLink>}
    >
      <MemberList lng={lng} today={dayAt(readClock())} />
    </PageFrame>
  );
}
