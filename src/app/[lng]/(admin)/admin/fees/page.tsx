import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { FeesForm } from '@/features/settings/fees/ui/fees-form';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { readClock } from '@/server/process/clock';
import { dayAt } from '@/shared/time/days';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'fees-admin');
  return { title: t('title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/admin/fees', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'fees-admin');
  return (
    <Texts lng={lng} ns={['catalogue', 'common', 'errors', 'fees-admin', 'settings-admin', 'ui']}>
      <PageFrame title={t('title')} intro={t('lead')}>
        <FeesForm settings={await calls.admin.shop.get()} today={dayAt(readClock())} />
      </PageFrame>
    </Texts>
  );
}
