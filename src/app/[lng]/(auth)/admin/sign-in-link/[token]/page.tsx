import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { SignInLinkPage } from '@/features/accounts/ui/sign-in-link-page';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';

type Props = PageProps<{ token: string }>;

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: '/admin/sign-in-link', title: t('sign_in.admin_title') });
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { token } = await props.params;
  await enterPage({ lng, path: `/admin/sign-in-link/${token}`, guards: ['guest'] });
  return <SignInLinkPage lng={lng} audience="admins" token={token} />;
}
