import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';
import { lngOf, type PageProps } from '../../lng';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'accounts');
  return { title: t('area.orders') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/user', guards: ['auth', 'user'] });
  const person = await calls.accounts.me();
  const { t } = await getT(lng, 'accounts');
  return (
    <PageFrame title={t('area.greeting', { name: person.first_name })}>
      <p>{t('area.no_orders')}</p>
    </PageFrame>
  );
}
