import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ClosureList } from '@/features/availability/admin/closures/ui/closure-list';
import { newClosurePath } from '@/features/availability/admin/closures/ui/paths';
import { Proposals } from '@/features/availability/admin/proposals/ui/proposals';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { ButtonLink } from '@/ui/action/button-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'availability-admin');
  return { title: t('closures.title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/schedule/closures', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'availability-admin');
  return (
    <PageFrame
      title={t('closures.title')}
      intro={t('closures.intro')}
      back={<BackLink href={localePath(lng, '/admin/schedule')} label={t('schedule.title')} />}
      actions={
        <ButtonLink look="solid" href={newClosurePath(lng)}>
          {t('closures.new')}
        </ButtonLink>
      }
    >
      <Proposals lng={lng} />
      <ClosureList lng={lng} />
    </PageFrame>
  );
}
