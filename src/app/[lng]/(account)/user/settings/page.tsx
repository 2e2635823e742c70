import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { SettingsPage } from '@/features/accounts/settings/ui/settings-page';
import { MyPeople } from '@/features/travellers/ui/my-people';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { maxPerPage } from '@/shared/list/page-size';
import { enterPage } from '@/trpc/server';
import { Section } from '@/ui/layout/section';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: '/user/settings', title: t('settings.title') });
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'orders');
  const { calls } = await enterPage({ lng, path: '/user/settings', guards: ['auth', 'user'] });
  const { profile, sign_in_methods, sessions } = calls.account;
  const [own, methods, open] = await Promise.all([profile(), sign_in_methods(), sessions()]);
  const people = await calls.people.list({ per_page: maxPerPage });
  return (
    <SettingsPage lng={lng} audience="users" profile={own} methods={methods} sessions={open}>
      <Section id="people" title={t('people.title')} intro={t('people.lead')}>
        <Texts lng={lng} ns={['accounts', 'booking', 'common', 'countries', 'errors', 'orders', 'ui']}>
          <MyPeople people={people.data} />
        </Texts>
      </Section>
    </SettingsPage>
  );
}
