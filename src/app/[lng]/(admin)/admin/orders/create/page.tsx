import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ChooseCustomer } from '@/features/accounts/admin/customers/ui/choose-customer';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'planning');
  return { title: t('phone.title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/orders/create', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'planning');
  return (
    <PageFrame
      title={t('phone.title')}
      intro={t('phone.intro')}
      back={<BackLink href={localePath(lng, '/admin/orders')} label={t('phone.back')} />}
    >
      <ChooseCustomer lng={lng} />
    </PageFrame>
  );
}
