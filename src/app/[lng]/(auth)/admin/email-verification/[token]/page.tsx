import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { InvitationPage } from '@/features/accounts/admin/people/ui/invitation-page';
import { VerifyEmailPage } from '@/features/accounts/ui/verify-email-page';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';

type Props = PageProps<{ token: string }>;

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: '/admin/email-verification', title: t('verify.title') });
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { token } = await props.params;
  const { calls } = await enterPage({ lng, path: `/admin/email-verification/${token}`, guards: [] });
  const invitation = await calls.auth.admins.invitation({ token });
  if (invitation) return <InvitationPage lng={lng} token={token} invitation={invitation} />;
  return <VerifyEmailPage lng={lng} audience="admins" token={token} />;
}
