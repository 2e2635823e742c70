import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { SettingsPage } from '@/features/accounts/settings/ui/settings-page';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: '/user/settings', title: t('settings.title') });
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/user/settings', guards: ['auth', 'user'] });
  const { profile, sign_in_methods, sessions } = calls.account;
  const [own, methods, open] = await Promise.all([profile(), sign_in_methods(), sessions()]);
  return <SettingsPage lng={lng} audience="users" profile={own} methods={methods} sessions={open} />;
}
