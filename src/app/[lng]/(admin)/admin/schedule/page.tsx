import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { CountingButton } from '@/features/outings/counting/ui/counting-button';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { ButtonLink } from '@/ui/action/button-link';
import { Page as PageFrame } from '@/ui/layout/page';
import { Schedule } from './_schedule';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'availability-admin');
  return { title: t('schedule.title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/schedule', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'availability-admin');
  return (
    <PageFrame
      title={t('schedule.title')}
      actions={
        <>
          <ButtonLink prefetch={false} href={localePath(lng, '/admin/schedule/day')}>
            {t('schedule.tomorrow')}
          </ButtonLink>
          <CountingButton lng={lng} />
          <ButtonLink href={localePath(lng, '/admin/schedule/closures')}>{t('closures.title')}</ButtonLink>
        </>
      }
    >
      <Schedule lng={lng} />
    </PageFrame>
  );
}
