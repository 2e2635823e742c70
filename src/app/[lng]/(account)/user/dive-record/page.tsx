import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { KeptHealth } from '@/features/ready/health/ui/kept-health';
import { MyPeople } from '@/features/travellers/ui/my-people';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { maxPerPage } from '@/shared/list/page-size';
import { fullName } from '@/shared/locale/name-order';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

const path = '/user/dive-record';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'orders');
  return ownPageMetadata({ lng, path, title: t('people.title') });
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path, guards: ['auth', 'user'] });
  const [me, people, kept] = await Promise.all([
    calls.auth.me(),
    calls.people.list({ per_page: maxPerPage }),
    calls.order.kept_health(),
  ]);
  const { t } = await getT(lng, 'orders');
  const own = { full_name: fullName(me), email: me.email, gender: me.gender };
  return (
    <PageFrame title={t('people.title')} intro={t('people.lead')}>
      <Texts lng={lng} ns={['accounts', 'booking', 'common', 'countries', 'errors', 'health', 'orders', 'ui']}>
        <MyPeople people={people.data} own={own} />
        <KeptHealth kept={kept} />
      </Texts>
    </PageFrame>
  );
}
